import type { Stage } from "../state/stage";
import type { ViewShown } from "../wire/protocol";
import { Icon, type IconName } from "../parts/icons";
import { say } from "../words/languages";
import { nameOn } from "../table/model";
import { promptText } from "../words/prompts";

// What belongs to a seat in some editions: towers, a role, lives, a partner, a link, something to keep up.

export interface Badge {
  readonly key: string;
  readonly icon: IconName;
  /** In a word, where there is room. */
  readonly short: string;
  readonly words: string;
}

export const TOKENS = ["U", "N", "O", "X"] as const;
export const tokenName = (token: string): string => say(`token-${token.toLowerCase()}`);

export function badgesOf(stage: Stage, view: ViewShown, seat: number): Badge[] {
  const { table } = view;
  const kit = stage.table.value?.kit;
  const found: Badge[] = [];
  table.tokens.forEach((owner, index) => {
    const token = TOKENS[index]!;
    if (owner === seat) found.push({ key: `token${token}`, icon: "tower", short: say(`token-letter-${token}`), words: tokenName(token) });
  });
  if (table.roles[0] === seat) found.push({ key: "king", icon: "crown", short: say("role-king"), words: say("role-king") });
  if (table.roles[1] === seat) found.push({ key: "jester", icon: "jester", short: say("role-jester"), words: say("role-jester") });
  const lives = table.lives[seat];
  if (lives !== undefined) found.push({ key: "lives", icon: "bomb", short: String(lives), words: say("lives", { lives }) });
  const you = stage.you.value;
  const partner = kit?.partners[you ?? -1] ?? view.partner;
  if (partner === seat && seat !== you) found.push({ key: "partner", icon: "team", short: say("partner"), words: say("your-partner") });
  else if (you === null && kit?.partners[seat] !== undefined) {
    found.push({ key: "partner", icon: "team", short: nameOn(stage, kit.partners[seat]!), words: say("partner-of", { name: nameOn(stage, kit.partners[seat]!) }) });
  }
  const [a, b] = table.link ?? [-1, -1];
  if (a === seat || b === seat) {
    const other = nameOn(stage, a === seat ? b : a);
    found.push({ key: "link", icon: "link", short: other, words: say("linked-with", { name: other }) });
  }
  const kept = table.prompts[seat];
  if (kept !== undefined && kept !== null) {
    found.push({ key: "prompt", icon: "mask", short: promptText(kit?.prompts ?? "text", kept).text, words: say("keeps-up", { text: promptText(kit?.prompts ?? "text", kept).text }) });
  }
  return found;
}

export function Badges({ of }: { readonly of: readonly Badge[] }) {
  if (of.length === 0) return null;
  return (
    <ul class="badges">
      {of.map((badge) => (
        <li key={badge.key} class={`badge badge-${badge.key}`} title={badge.words}>
          <Icon name={badge.icon} />
          <span aria-hidden="true">{badge.short}</span>
          <span class="sr">{badge.words}</span>
        </li>
      ))}
    </ul>
  );
}
