import { useEffect, useState } from "preact/hooks";
import type { RulesShown, Settings, Way } from "../wire/protocol";
import type { Stage } from "../state/stage";
import { readRules, Refusal, type RulesAsked, rulesOf } from "../wire/http";
import { refusalWords } from "../words/refusals";

// Changing the rules of a table: the engine reads every change and says what it means, or what it clashes with.

export interface Clash {
  /** The word whose change clashed: it is shown under it. */
  readonly word: string;
  /** The words of the rule set that do not go together, as far as giving one of them up would do. */
  readonly between: readonly string[];
  readonly reason: string;
  readonly ways: readonly Way[];
}

export interface Rules {
  readonly read: RulesShown | null;
  readonly clash: Clash | null;
  /** Try words behind the rules as they are. */
  readonly add: (...words: string[]) => void;
  /** Another base: an edition, with a preset perhaps. */
  readonly begin: (text: string) => void;
  /** An edition somebody wrote, by its text. */
  readonly own: (edition: string) => void;
  readonly settle: (rules: string) => void;
  readonly forget: () => void;
  readonly set: (settings: Partial<Settings>) => void;
}

/** The word of a clash about an edition of one's own. */
export const OWN = "own edition";

export function useRules(stage: Stage): Rules {
  const [read, setRead] = useState<RulesShown | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const settings = stage.table.value!.settings;
  useEffect(() => {
    let current = true;
    void readRules(rulesOf(settings)).then((found) => current && setRead(found), () => {});
    return () => {
      current = false;
    };
  }, [settings.rules, settings.seats, settings.edition]);

  const set = (more: Partial<Settings>): void => {
    setClash(null);
    const settings = { ...stage.table.peek()!.settings, ...more };
    // A seat that is taken away takes its head start along.
    stage.send({ t: "configure", settings: { ...settings, head_starts_ms: settings.head_starts_ms.slice(0, settings.seats) } });
  };
  const attempt = async (of: RulesAsked, word: string): Promise<void> => {
    try {
      const found = await readRules(of);
      setRead(found); // Where the table has said so only a moment later, a control would jump back and forth.
      set({ rules: found.rules, edition: of.edition });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const mine = of.text.split(" ").at(-1);
      const ways = error.ways.filter((way) => way.without !== mine);
      setClash({ word, between: error.ways.map((way) => way.without), reason: refusalWords(error), ways });
    }
  };
  const now = rulesOf(settings);
  const isOwn = (text: string): boolean => text.split(" ")[0] === now.text.split(" ")[0];
  return {
    read,
    clash,
    add: (...words) => void attempt({ ...now, text: [now.text, ...words].join(" ") }, words[0] ?? ""),
    begin: (text) => void attempt({ ...now, text, edition: isOwn(text) ? now.edition : "" }, text),
    own: (edition) => void attempt({ ...now, text: "", edition }, OWN),
    settle: (rules) => set({ rules }),
    forget: () => setClash(null),
    set,
  };
}
