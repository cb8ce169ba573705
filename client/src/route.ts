import { signal } from "@preact/signals";
import { address, place, root } from "./wire/root";

// Which page is shown: home, a table, a replay, the first lesson, the scorepad, or the gallery. Addresses hold nothing secret.

export type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "replay"; readonly name: string }
  | { readonly page: "score"; readonly pad: string | null }
  | { readonly page: "learn" }
  | { readonly page: "gallery" };

function read(): Route {
  const [first, second] = place().split("/");
  if (first === "t" && second) return { page: "table", code: decodeURIComponent(second).toUpperCase() };
  if (first === "r" && second) return { page: "replay", name: decodeURIComponent(second) };
  if (first === "score") return { page: "score", pad: second ? decodeURIComponent(second) : null };
  if (first === "learn") return { page: "learn" };
  return first === "gallery" ? { page: "gallery" } : { page: "home" };
}

export const route = signal<Route>(read());
addEventListener("popstate", () => (route.value = read()));

export function go(path: string): void {
  history.pushState(null, "", address(path));
  route.value = read();
  scrollTo(0, 0);
}

export const goHome = (): void => go(root.pathname);
export const goTable = (code: string): void => go(`t/${encodeURIComponent(code)}`);
export const goLearn = (): void => go("learn");
export const goScore = (pad?: string): void => go(pad ? `score/${encodeURIComponent(pad)}` : "score");
export const tableLink = (code: string): string => address(`t/${code}`);
