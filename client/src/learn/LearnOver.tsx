import { useEffect, useRef } from "preact/hooks";
import type { RulesAsked } from "../wire/http";
import { Learn } from "./Learn";

interface Props {
  readonly card: string;
  readonly name: string;
  readonly rules: RulesAsked;
  readonly close: () => void;
}

/** The lesson of a card, over whatever is open: a table goes on below it. */
export function LearnOver({ card, name, rules, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const [title, before] = [document.title, document.activeElement];
    dialog.current?.showModal();
    return () => {
      document.title = title;
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} class="over-all" aria-label={name} onClose={close}>
      <Learn of={{ card, rules }} close={() => dialog.current?.close()} />
    </dialog>
  );
}
