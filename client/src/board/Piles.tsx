import { Card, Suit } from "../cards/Card";
import { cardWords } from "../words/cards";
import { say } from "../words/languages";
import { colourWords } from "../words/rich";
import type { BoardProps } from "./DrawPile";

/** Several discard piles: which of them may be used now, and how near each is to its limit. */
export function Piles({ stage, view, choices }: BoardProps) {
  const lit = view.table.lit;
  return (
    <ol class="piles" aria-label={say("piles")}>
      {view.table.piles.map((pile, index) => {
        const number = index + 1;
        const open = choices.piles.includes(number);
        const on = lit.includes(number);
        const card = pile.upcard;
        const colour = pile.colour ? colourWords(pile.colour) : say("any-colour");
        const words = say("pile-words", { pile: number, card: cardWords(card), colour, lamp: say(`lamp-${pile.lamp}`), presses: pile.presses, lit: on ? "yes" : "no" });
        return (
          <li key={number} data-pile-number={number} class={`${on ? "lit" : "unlit"} ${open ? "open" : ""}`}>
            <button aria-label={words} aria-disabled={!open} onClick={() => open && stage.act({ do: "choose_pile", pile: number })}>
              <span class="pile" {...(number === lit[0] ? { "data-discard": true } : {})}>
                <Card code={card} named={pile.colour || undefined} silent />
              </span>
              <span class="under">
                {pile.colour ? <Suit letter={pile.colour} /> : <b>{say("any-colour")}</b>}
                <Lamp lamp={pile.lamp} presses={pile.presses} />
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const BARS = ["green", "yellow", "red"];

/** One, two or three bars: calm, close, about to overload. */
function Lamp({ lamp, presses }: { readonly lamp: string; readonly presses: number }) {
  const level = BARS.indexOf(lamp) + 1;
  return (
    <span class={`lamp lamp-${level}`} title={say(`lamp-${lamp}`)}>
      {BARS.map((bar, index) => (
        <i key={bar} class={index < level ? "on" : ""} />
      ))}
      <b>{presses}</b>
    </span>
  );
}
