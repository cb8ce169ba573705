import type { SeatShown } from "../wire/protocol";

// Bots have no names of their own. They are called the same on every screen, by their seat.

const BOTS = ["Robin", "Sasha", "Noor", "Mika", "Toni", "Remy", "Juno", "Niko", "Ari", "Uli", "Lou", "Ren", "Sam", "Jo", "Alex", "Kim"];

export const botName = (seat: number): string => BOTS[seat % BOTS.length]!;

export const seatName = (seats: readonly SeatShown[], seat: number): string => seats[seat]?.name || botName(seat);

/** Two letters for a face. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const [first, second] = words.length > 1 ? [words[0]!, words[1]!] : [words[0] ?? "", ""];
  return second ? `${[...first][0] ?? ""}${[...second][0] ?? ""}`.toUpperCase() : [...first].slice(0, 2).join("");
};
