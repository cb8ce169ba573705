import { address } from "../wire/root";

// The service worker is fetched when everything else is done, so that it costs a first visit no time.

const RELOADED = "penultimate.reloaded";

/** Hand the worker what this page has loaded: it was not there yet when the page came. */
const handOver = (): void =>
  navigator.serviceWorker.controller?.postMessage({ keep: performance.getEntriesByType("resource").map((one) => one.name) });

async function register(): Promise<void> {
  navigator.serviceWorker.addEventListener("controllerchange", handOver);
  await navigator.serviceWorker.register(address("sw.js"));
  await navigator.serviceWorker.ready;
  handOver();
}

export function keepOffline(): void {
  // A part of the page that the server does not have any more: it has a newer page, which has its own.
  addEventListener("vite:preloadError", (event) => {
    const before = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - before < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => void register().catch(() => {}); // A private window may keep nothing.
  const later = (): void => void ("requestIdleCallback" in window ? requestIdleCallback(begin, { timeout: 5000 }) : setTimeout(begin, 1000));
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
