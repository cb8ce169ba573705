import { useLayoutEffect, useRef } from "preact/hooks";
import type { Stage } from "../state/stage";
import { say } from "../words/languages";
import type { Choices } from "./choices";

// Keys: Escape takes a dear play back, D draws or takes, N keeps or passes, U calls, C catches, X challenges; a colour goes by the letter of its
// shape while one is asked for. Arrows and Enter belong to the hand.

export function useKeys(stage: Stage, choices: Choices, on: boolean, rules: () => void): void {
  const now = useRef({ choices, on, rules });
  now.current = { choices, on, rules };
  // A key pressed as soon as the table is seen counts.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { choices: may, on: listening, rules: showRules } = now.current;
      if (!listening || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      const key = event.key.toUpperCase();
      const colour = may.colours.find((letter) => say(`key-${letter}`).toUpperCase() === key);
      if (event.key === "Escape" && stage.slip.value) stage.takeBack();
      else if (colour) stage.act({ do: "name_colour", colour });
      else if (/^\d$/.test(key) && may.numbers.includes(Number(key))) stage.act({ do: "choose_number", number: Number(key) });
      else if (/^\d$/.test(key) && may.piles.includes(Number(key))) stage.act({ do: "choose_pile", pile: Number(key) });
      else if (key === "D" && may.has("take")) stage.act({ do: "take" });
      else if (key === "D" && may.has("draw")) stage.act({ do: "draw" });
      else if (key === "N" && may.has("pass")) stage.act({ do: "pass" });
      else if (key === "N" && may.has("stop")) stage.act({ do: "stop" });
      else if (key === "U" && may.has("call")) stage.act({ do: "call" });
      else if (key === "C" && may.catches.length > 0) stage.act({ do: "catch", seat: may.catches[0]! });
      else if (key === "X" && may.has("challenge")) stage.act({ do: "challenge" });
      else if (key === " " && may.has("slap")) stage.act({ do: "slap" });
      else if (key === "?") showRules();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [stage]);
}
