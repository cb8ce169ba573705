import { useEffect, useState } from "preact/hooks";
import type { Stage } from "../state/stage";
import { Card } from "../cards/Card";
import { say } from "../words/languages";
import { nameOn } from "./model";

const LASTS = 6000;

/** A hand that was shown to this seat: after a challenge, to the one who challenged. */
export function Shown({ stage }: { readonly stage: Stage }) {
  const [hand, setHand] = useState<{ seat: number; cards: readonly string[] } | null>(null);
  const happened = stage.happened.value;
  useEffect(() => {
    for (const event of happened.events) {
      if (event.what === "hand_shown" && event.cards && event.seat !== stage.you.value) setHand({ seat: event.seat, cards: event.cards });
    }
  }, [happened.n]);
  useEffect(() => {
    if (hand === null) return;
    const timer = setTimeout(() => setHand(null), LASTS);
    return () => clearTimeout(timer);
  }, [hand]);
  if (hand === null) return null;
  return (
    <div class="shown" role="status">
      <b>{say("hand-of", { name: nameOn(stage, hand.seat) })}</b>
      <div>
        {hand.cards.map((card, index) => (
          <Card key={index} code={card} />
        ))}
      </div>
      <button class="plain" onClick={() => setHand(null)}>
        {say("seen")}
      </button>
    </div>
  );
}
