import type { Signal } from "@preact/signals";
import { chosenLanguage, slips, sort, SORTS, sound, speed, SPEEDS, theme, THEMES, twice } from "../state/prefs";
import { language, LANGUAGES, say } from "../words/languages";

interface PickProps<T extends string> {
  readonly id: string;
  readonly of: readonly T[];
  readonly value: Signal<T>;
}

function Pick<T extends string>({ id, of, value }: PickProps<T>) {
  return (
    <label class="field">
      <span>{say(id)}</span>
      <select value={value.value} onChange={(event) => (value.value = event.currentTarget.value as T)}>
        {of.map((one) => (
          <option key={one} value={one}>
            {say(`${id}-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch({ id, value }: { readonly id: string; readonly value: Signal<"on" | "off"> }) {
  return (
    <label class="field">
      <span>{say(id)}</span>
      <input
        class="switch"
        type="checkbox"
        role="switch"
        checked={value.value === "on"}
        onChange={(event) => (value.value = event.currentTarget.checked ? "on" : "off")}
      />
    </label>
  );
}

/** What one may choose for oneself, on this device. */
export function Choices() {
  return (
    <>
      <Pick id="sort" of={SORTS} value={sort} />
      <Pick id="speed" of={SPEEDS} value={speed} />
      <Switch id="sound" value={sound} />
      <Switch id="twice" value={twice} />
      <Switch id="slips" value={slips} />
      <Pick id="theme" of={THEMES} value={theme} />
      <LanguageChoice />
    </>
  );
}

export function LanguageChoice() {
  return (
    <label class="field">
      <span>{say("language")}</span>
      <select value={language.value} onChange={(event) => (chosenLanguage.value = event.currentTarget.value)}>
        {Object.entries(LANGUAGES).map(([code, title]) => (
          <option key={code} value={code} lang={code}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
