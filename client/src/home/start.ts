import { keepLeft } from "../state/left";
import { name } from "../state/prefs";
import { becomeGuest, makeTable } from "../wire/http";

/** One table against bots, at one's own pace: nobody waits, so nothing is timed. */
const AGAINST_BOTS = { rules: "classic", seats: 4, timers: "off", bots: "simple", pace_ms: 900 } as const;

/** Tables that are dealt as soon as they are reached: "Play now" asks nothing more. */
export const startAtOnce = new Set<string>();

/** Make a table against bots; gives its code. */
export async function playNow(): Promise<string> {
  await becomeGuest(name.value.trim());
  const { code } = await makeTable(AGAINST_BOTS);
  startAtOnce.add(code);
  keepLeft({ code, rules: AGAINST_BOTS.rules });
  return code;
}
