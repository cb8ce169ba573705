import { signal } from "@preact/signals";

// Whether the table has room for words beside it: the same question as in the style sheets. What no screen shows is
// not drawn either.

const query = matchMedia("(min-width: 1000px) and (min-height: 521px)");
export const wide = signal(query.matches);
query.addEventListener("change", () => (wide.value = query.matches));
