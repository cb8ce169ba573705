// The service worker: keeps the page and the scorepad on the device, so that they open without a network.
// It never touches what the server says of tables: everything under api/ goes past it.

/** The files of this build, by their addresses below the root, and its name; put in when the client is built. */
declare const FILES: readonly string[];
declare const BUILD: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const KEPT = `penultimate-${BUILD}`;
const root = new URL(worker.registration.scope);
const PAGE = root.href;
/** How long the network may think before the page that is here is shown. */
const PATIENCE_MS = 4000;

const isPage = (place: string): boolean => /^($|[tr]\/|score($|\/)|learn$|gallery$)/.test(place);
const isAsset = (place: string): boolean => place.startsWith("assets/");

worker.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const kept = await caches.open(KEPT);
      // Names of files hold their hash, so what the browser has of them already is right; the page has no hash.
      await kept.add(new Request(PAGE, { cache: "reload" }));
      await kept.addAll(FILES.map((place) => new URL(place, root).href));
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith("penultimate-") && name !== KEPT).map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return;
  const place = url.pathname.slice(root.pathname.length);
  if (isAsset(place)) event.respondWith(asset(request));
  else if (request.mode === "navigate" && isPage(place)) event.respondWith(page(request));
});

/** What the page had loaded before this worker was there: a language, faces. */
worker.addEventListener("message", (event) => {
  const places = (event.data as { keep?: unknown }).keep;
  if (!Array.isArray(places)) return;
  const wanted = places.map(String).filter((href) => href.startsWith(`${PAGE}assets/`));
  event.waitUntil(Promise.all(wanted.map((href) => asset(new Request(href)))));
});

async function asset(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request, { ignoreVary: true });
  if (known) return known;
  const found = await fetch(request);
  if (found.ok) await kept.put(request, found.clone());
  return found;
}

/** The page as the server has it now; as it is here where the server cannot be reached, or keeps silent. */
async function page(request: Request): Promise<Response> {
  const here = await (await caches.open(KEPT)).match(PAGE, { ignoreVary: true });
  const asked = fetch(request);
  if (!here) return asked;
  const silence = new Promise<null>((done) => setTimeout(done, PATIENCE_MS, null));
  const found = await Promise.race([asked, silence]).catch(() => null);
  return found && found.status < 500 ? found : here;
}
