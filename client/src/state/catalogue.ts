import { signal } from "@preact/signals";
import type { Catalogue } from "../wire/protocol";
import { catalogue as ask } from "../wire/http";

// What there is to choose from; asked for once, when something needs it.

const held = signal<Catalogue | null>(null);
let asked = false;

export const catalogue = {
  get value(): Catalogue | null {
    if (!asked) {
      asked = true;
      ask().then(
        (found) => (held.value = found),
        () => (asked = false),
      );
    }
    return held.value;
  },
};
