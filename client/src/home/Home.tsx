import { useEffect, useState } from "preact/hooks";
import { Card, Suit } from "../cards/Card";
import { LanguageChoice } from "../parts/Preferences";
import { left, keepLeft } from "../state/left";
import { name, theme } from "../state/prefs";
import { becomeGuest, lookAt, makeTable, Refusal } from "../wire/http";
import { goLearn, goScore, goTable } from "../route";
import { playNow } from "./start";
import { say } from "../words/languages";
import { refusalWords } from "../words/refusals";
import { titleOf } from "../words/rules";
import dark from "../look/wordmark-on-dark.svg?url";
import light from "../look/wordmark.svg?url";

export function Home() {
  const [busy, setBusy] = useState<"play" | "new" | "join" | null>(null);
  const [error, setError] = useState("");
  const [code, setCode] = useState("");
  const [open, setOpen] = useState<boolean | null>(null);
  const last = left.value;

  useEffect(() => {
    document.title = "Penultimate";
    if (!last) return;
    lookAt(last.code).then(
      (table) => setOpen(table.phase !== "closed"),
      (why) => {
        if (why instanceof Refusal && why.code === "no_table") keepLeft(null);
        else setOpen(false);
      },
    );
  }, []);

  const attempt = async (what: NonNullable<typeof busy>, run: () => Promise<string>): Promise<void> => {
    setBusy(what);
    setError("");
    try {
      await becomeGuest(name.value.trim());
      goTable(await run());
    } catch (why) {
      setError(why instanceof Refusal ? refusalWords(why) : String(why));
      setBusy(null);
    }
  };

  const newTable = (): Promise<void> =>
    attempt("new", async () => {
      const made = await makeTable({ rules: "classic", seats: 4 });
      keepLeft({ code: made.code, rules: "classic" });
      return made.code;
    });
  const join = (): Promise<void> => attempt("join", async () => (await lookAt(code.trim())).code);

  return (
    <>
      <header class="bar top">
        <div class="grow" />
        <button
          class="plain small"
          onClick={() => (theme.value = document.documentElement.dataset.theme === "dark" ? "light" : "dark")}
        >
          {say(document.documentElement.dataset.theme === "dark" ? "theme-light" : "theme-dark")}
        </button>
      </header>
      <main class="page home">
        <div class="hero">
          <h1 class="wordmark">
            <img class="on-dark" src={dark} alt="Penultimate" />
            <img class="on-light" src={light} alt="Penultimate" />
          </h1>
          <p>
            {say("home-line")} <b>{say("home-promise")}</b>
          </p>
          <div class="fan" aria-hidden="true">
            {["Bskip", "G9", "Y+2", "R7"].map((card, index) => (
              <span key={card} style={{ "--i": index + 1 }}>
                <Card code={card} silent />
              </span>
            ))}
            <span class="last">
              <Card code="W" silent />
            </span>
          </div>
          <div class="go">
            {error && (
              <p class="error" role="alert">
                {error}
              </p>
            )}
            {last && open && (
              <div class="resume">
                <Card code="R7" silent />
                <span class="grow">
                  <b>{last.code}</b>
                  <br />
                  <span class="mute small">{titleOf("edition", last.rules.split(" ")[0] ?? "")}</span>
                </span>
                <button class="strong" onClick={() => goTable(last.code)}>
                  {say("go-on")}
                </button>
              </div>
            )}
            <div class="who">
              <label for="name">{say("your-name")}</label>
              <input
                id="name"
                type="text"
                maxLength={24}
                autocomplete="nickname"
                placeholder={say("name-placeholder")}
                value={name.value}
                onInput={(event) => (name.value = event.currentTarget.value)}
              />
            </div>
            <button class="button main" disabled={busy !== null} onClick={() => void attempt("play", playNow)}>
              {say(busy === "play" ? "dealing" : "play-now")}
              <small>{say("play-now-text")}</small>
            </button>
            <button class="button" disabled={busy !== null} onClick={() => void newTable()}>
              {say("new-table")}
              <small>{say("new-table-text")}</small>
            </button>
            <form
              class="join"
              onSubmit={(event) => {
                event.preventDefault();
                if (code.trim()) void join();
              }}
            >
              <input
                type="text"
                aria-label={say("code")}
                placeholder={say("code-placeholder")}
                autocapitalize="characters"
                autocomplete="off"
                spellcheck={false}
                value={code}
                onInput={(event) => setCode(event.currentTarget.value)}
              />
              <button class="strong" disabled={busy !== null}>
                {say("join")}
              </button>
            </form>
          </div>
        </div>
        <dl class="facts">
          {["R", "Y", "G", "B"].map((letter, index) => (
            <div key={letter}>
              <dt>
                <Suit letter={letter} />
                {say(`fact-${index + 1}`)}
              </dt>
              <dd>{say(`fact-${index + 1}-text`)}</dd>
            </div>
          ))}
        </dl>
        <div class="foot-choices">
          <button class="to-score" onClick={goLearn}>
            {say("learn")}
            <small>{say("learn-text")}</small>
          </button>
          <button class="to-score" onClick={() => goScore()}>
            {say("scorepad")}
            <small>{say("scorepad-text")}</small>
          </button>
          <LanguageChoice />
        </div>
      </main>
    </>
  );
}
