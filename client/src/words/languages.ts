import { computed, effect, signal } from "@preact/signals";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { chosenLanguage } from "../state/prefs";
import english from "./locale/en.ftl?raw";
import englishEvents from "../../../src/penultimate/locale/en/events.ftl?raw";
import englishReasons from "../../../src/penultimate/locale/en/reasons.ftl?raw";
import englishCards from "../cards/made/names.en.json";

// The languages: English comes with the page, any other when it is chosen. What happened is told by the same
// sentences as in the terminal.

export const LANGUAGES = { en: "English", es: "Español", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
type Names = Readonly<Record<string, string>>;

const pages = import.meta.glob<string>(["./locale/*.ftl", "!./locale/en.ftl"], { query: "?raw", import: "default" });
const events = import.meta.glob<string>(["../../../src/penultimate/locale/*/{events,reasons}.ftl", "!**/en/*.ftl"], { query: "?raw", import: "default" });
const chapters = import.meta.glob<string>("../../../src/penultimate/locale/*/{rules,paper}.ftl", { query: "?raw", import: "default" });
const cards = import.meta.glob<Names>(["../cards/made/names.*.json", "!**/names.en.json"], { import: "default" });

const isLanguage = (code: string): code is Language => code in LANGUAGES;

/** The chosen language, or the first of the browser's that is spoken here. */
export const language = computed<Language>(() => {
  if (isLanguage(chosenLanguage.value)) return chosenLanguage.value;
  return navigator.languages.map((code) => code.slice(0, 2)).find(isLanguage) ?? "en";
});

function bundleOf(code: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const base = bundleOf("en", [english, englishEvents, englishReasons]);
/** Sentences that only some pages show: about rules (the lobby, the sheet), and of paper (the scorepad). */
type Chapter = "rules" | "paper";
const wanted = signal<ReadonlySet<Chapter>>(new Set());
export function want(chapter: Chapter): void {
  if (!wanted.peek().has(chapter)) wanted.value = new Set([...wanted.peek(), chapter]);
}
export const wantRules = (): void => want("rules");
export const names = signal<Names>(englishCards);
const bundles = signal<readonly FluentBundle[]>([base]);

const LOCALE = "../../../src/penultimate/locale";
const inEnglish = new Set<Chapter>();

async function load(code: Language, more: readonly Chapter[]): Promise<void> {
  for (const chapter of more.filter((one) => !inEnglish.has(one))) {
    inEnglish.add(chapter);
    const text = await chapters[`${LOCALE}/en/${chapter}.ftl`]?.();
    if (text) base.addResource(new FluentResource(text));
  }
  if (code === "en") {
    if (language.peek() === code) bundles.value = [base];
    names.value = englishCards;
    return;
  }
  const asked = [pages[`./locale/${code}.ftl`], events[`${LOCALE}/${code}/events.ftl`], events[`${LOCALE}/${code}/reasons.ftl`]];
  asked.push(...more.map((chapter) => chapters[`${LOCALE}/${code}/${chapter}.ftl`]));
  const texts = await Promise.all(asked.map((get) => get?.()));
  const words = await cards[`../cards/made/names.${code}.json`]?.();
  if (language.peek() !== code) return;
  bundles.value = [bundleOf(code, texts.filter((text) => text !== undefined)), base];
  names.value = words ?? englishCards;
}

export type Values = Readonly<Record<string, FluentVariable>>;

export const has = (id: string): boolean => bundles.value.some((bundle) => bundle.hasMessage(id));

/** The sentence of that name with its gaps filled, in the language now spoken. */
export function say(id: string, values?: Values): string {
  for (const bundle of bundles.value) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, { ...values }, []);
  }
  return id;
}

/** A part of a message beside its sentence, such as its example; "" where there is none. */
export function part(id: string, name: string): string {
  for (const bundle of bundles.value) {
    const pattern = bundle.getMessage(id)?.attributes[name];
    if (pattern) return bundle.formatPattern(pattern, {}, []);
  }
  return "";
}

// Last, when everything above is there: the first language is loaded as the module is read.
effect(() => {
  const code = language.value;
  const more = [...wanted.value];
  document.documentElement.lang = code;
  load(code, more).catch(() => {}); // Without a network the language that is here stays.
});
