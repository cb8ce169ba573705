import { useEffect, useState } from "preact/hooks";
import { OwnText } from "../parts/OwnText";
import { say } from "../words/languages";
import { ClashNote } from "./ClashNote";
import { OWN, type Rules } from "./changing";

interface Props {
  readonly rules: Rules;
  readonly current: string;
  readonly starting: string;
  readonly host: boolean;
}

/** An edition somebody wrote, from a file or as text: the engine reads it, and says in which line it is wrong. */
export function OwnEdition({ rules, current, starting, host }: Props) {
  const [text, setText] = useState(current);
  useEffect(() => setText(current || text), [current]);
  if (!host && !current) return null;
  const example = text.trim() === "" && <button onClick={() => setText(starting)}>{say("own-example")}</button>;
  const open = current !== "" || rules.clash?.word === OWN;
  return (
    <OwnText text={text} set={setText} use={rules.own} rows={12} open={open} fixed={!host} more={example}>
      <ClashNote rules={rules} under={(word) => word === OWN} />
    </OwnText>
  );
}
