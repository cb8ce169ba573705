import { Logo } from "../cards/Card";
import { goHome } from "../route";
import { say } from "../words/languages";

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly act?: string;
  readonly run?: () => void;
}

/** A page that says one thing, with one way on. */
export function Notice({ title, text, act, run }: Props) {
  return (
    <>
      <header class="bar top">
        <button class="icon plain" aria-label={say("home")} onClick={goHome}>
          <Logo />
        </button>
        <div class="grow" />
      </header>
      <main class="notice">
        <h1>{title}</h1>
        {text && <p class="mute">{text}</p>}
        {act && (
          <button class="main" onClick={run}>
            {act}
          </button>
        )}
      </main>
    </>
  );
}
