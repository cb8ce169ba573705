import type { Pad } from "./pad";

// A pad to hand on: as text that keeps its columns, or as CSV. The same texts as `penultimate score --text`.

type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** The terms in one line; `edition` is how it is called. */
export function termsLine({ terms }: Pad, edition: string, say: Say): string {
  const length =
    terms.rounds === 1
      ? say("paper-pad-single")
      : terms.rounds
        ? say("paper-pad-rounds", { rounds: terms.rounds })
        : terms.target
          ? say("paper-pad-target", { target: terms.target })
          : say("paper-pad-open");
  return [edition, say(`paper-pad-mode-${terms.mode}`), length].join(" · ");
}

/** Names in a row: "Ada", "Ada and Bea", "Ada, Bea and Cem". */
export function namesOf({ terms }: Pad, seats: readonly number[], say: Say): string {
  const names = seats.map((seat) => terms.players[seat]!);
  if (names.length === 1) return names[0]!;
  return say("paper-pad-and", { first: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

/** Who has won, or who is ahead and who deals next. */
export function stateLine(pad: Pad, say: Say): string {
  const { asked, terms, leaders } = pad;
  if (asked.ask === "over") {
    return say(asked.winners.length === 1 ? "paper-pad-won" : "paper-pad-shared", { names: namesOf(pad, asked.winners, say) });
  }
  if (asked.ask === "hands") return say("paper-pad-unfinished", { number: pad.rounds.length + 1 });
  const deals = say("paper-pad-deals-next", { name: terms.players[pad.dealer]! });
  if (pad.rounds.length === 0) return deals;
  if (leaders.length === terms.players.length) return `${say("paper-pad-level")} ${deals}`;
  return `${say(leaders.length === 1 ? "paper-pad-ahead" : "paper-pad-ahead-many", { names: namesOf(pad, leaders, say) })} ${deals}`;
}

/** The whole pad as a table of plain text. */
export function asText(pad: Pad, edition: string, say: Say): string {
  const table = [
    [say("paper-pad-round"), ...pad.terms.players],
    ...pad.rounds.map((one, place) => [place + 1, ...one.points].map(String)),
    [say("paper-pad-sum"), ...pad.totals.map(String)],
  ];
  const long = (text: string): number => [...text].length;
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => long(row[column]!))));
  const lines = table.map((row) =>
    row.map((text, column) => {
      const gap = " ".repeat(widths[column]! - long(text));
      return column === 0 ? text + gap : gap + text;
    }).join("  "),
  );
  const rule = "-".repeat(long(lines[0]!));
  return [termsLine(pad, edition, say), "", lines[0], rule, ...lines.slice(1, -1), rule, lines.at(-1), "", stateLine(pad, say)].join("\n");
}

/** A name that a spreadsheet would take for a formula stays a name. */
const harmless = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text);

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Complete rounds as CSV: round, dealer, who went out, and the points of every player; then the sums. */
export function asCsv(pad: Pad, say: Say): string {
  const names = pad.terms.players.map(harmless);
  const rows = [
    [...["round", "dealer", "went-out"].map((key) => say(`paper-pad-${key}`)), ...names],
    ...pad.rounds.map((one, place) => [
      place + 1,
      names[(pad.terms.dealer + place) % names.length]!,
      one.out === null ? "" : names[one.out]!,
      ...one.points,
    ]),
    [say("paper-pad-sum"), "", "", ...pad.totals],
  ];
  return rows.map((row) => `${row.map(cell).join(",")}\n`).join("");
}
