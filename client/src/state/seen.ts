// Up to where this tab has seen a table: after a reload it is told what happened meanwhile.

const key = (code: string): string => `penultimate.seen.${code}`;

export function lastSeen(code: string): number | null {
  try {
    const found = sessionStorage.getItem(key(code));
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}

export function keepSeen(code: string, seq: number): void {
  try {
    sessionStorage.setItem(key(code), String(seq));
  } catch {
    // Where nothing may be kept, a reload shows the state without what was missed.
  }
}
