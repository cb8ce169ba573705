import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../words/languages";
import { Icon } from "./icons";

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A sheet over the page: from below on phones. One at a time. */
export function Sheet({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // With the page, not after it is painted: Escape pressed at once has something to close.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button class="icon plain" aria-label={say("close")} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="body" tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </div>
    </dialog>
  );
}
