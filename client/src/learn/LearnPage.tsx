import { goHome, goTable } from "../route";
import { playNow } from "../home/start";
import { say } from "../words/languages";
import { Learn } from "./Learn";

/** The first lesson, as a page of its own. */
export function LearnPage() {
  return <Learn of={null} close={goHome} then={{ words: say("play-now"), run: () => void playNow().then(goTable, goHome) }} />;
}
