import type { ComponentChildren } from "preact";
import { Icon } from "../parts/icons";
import { goHome, goScore } from "../route";
import { Logo } from "../cards/Card";
import { say } from "../words/languages";

interface Props {
  readonly title: string;
  readonly line?: string;
  /** Whether the way back is to the list of pads, rather than home. */
  readonly inside?: boolean;
  readonly children?: ComponentChildren;
}

export function PadBar({ title, line, inside = false, children }: Props) {
  return (
    <header class="bar top">
      {inside ? (
        <button class="icon plain" aria-label={say("pads")} onClick={() => goScore()}>
          <Icon name="back" />
        </button>
      ) : (
        <button class="icon plain" aria-label={say("home")} onClick={goHome}>
          <Logo />
        </button>
      )}
      <div class="grow">
        <h1 class="title">{title}</h1>
        {line && <span class="mute tiny">{line}</span>}
      </div>
      {children}
    </header>
  );
}
