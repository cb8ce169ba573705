import { effect, signal, type Signal } from "@preact/signals";

// What a person has chosen on this device. Nothing of it leaves the device, except the name.

export const THEMES = ["auto", "dark", "light"] as const;
export const SPEEDS = ["none", "quick", "normal", "slow"] as const;
export const SORTS = ["colour", "number", "hand"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Sort = (typeof SORTS)[number];

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`penultimate.${key}`);
  } catch {
    return null; // Storage may be forbidden; then everything lasts as long as the page.
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`penultimate.${key}`);
    else localStorage.setItem(`penultimate.${key}`, value);
  } catch {
    // As above.
  }
}

function kept<T extends string>(key: string, first: T, allowed?: readonly T[]): Signal<T> {
  const found = stored(key);
  const known = found !== null && (!allowed || (allowed as readonly string[]).includes(found));
  const held = signal<T>(known ? (found as T) : first);
  let begun = false;
  effect(() => {
    const value = held.value;
    if (begun) store(key, value);
    begun = true;
  });
  return held;
}

export const name = kept<string>("name", "");
export const theme = kept<Theme>("theme", "auto", THEMES);
export const speed = kept<Speed>("speed", "normal", SPEEDS);
export const sort = kept<Sort>("sort", "colour", SORTS);
export const sound = kept<"on" | "off">("sound", "on", ["on", "off"]);
/** Whether a dear play waits a moment in which it can be taken back. */
export const slips = kept<"on" | "off">("slips", "on", ["on", "off"]);
export const twice = kept<"on" | "off">("twice", "off", ["on", "off"]);
export const chosenLanguage = kept<string>("language", "");

const light = matchMedia("(prefers-color-scheme: light)");
const systemLight = signal(light.matches);
light.addEventListener("change", () => (systemLight.value = light.matches));

effect(() => {
  const shown = theme.value === "auto" ? (systemLight.value ? "light" : "dark") : theme.value;
  document.documentElement.dataset.theme = shown;
});
