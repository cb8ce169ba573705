import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The tokens keep the contrasts that look and WCAG ask for: 4.5 for text, 3 for lines and shapes.

const css = readFileSync(new URL("./look.css", import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "");

function tokens(theme: "dark" | "light"): Map<string, string> {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, where]) => {
    const at = where!.trim();
    return at.startsWith(":root") && !at.includes("] .") && (!at.includes("data-theme") || at.includes(`"${theme}"`));
  });
  return new Map(blocks.flatMap(([, , body]) => [...body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})/g)].map((m) => [m[1]!, m[2]!] as const)));
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1);
  const [r, g, b] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const TEXT: readonly (readonly [string, string])[] = [
  ...["page", "table", "panel", "raise"].flatMap((ground) => [["ink", ground], ["ink-2", ground]] as const),
  ["on-plum", "plum"],
  ["on-invert", "invert"],
  ...["page", "table", "panel"].map((ground) => ["plum-line", ground] as const),
  ...["red", "yellow", "green", "blue", "pink", "orange", "teal", "purple"].map((suit) => [`on-${suit}`, suit] as const),
];
const LINES = ["red", "yellow", "green", "blue", "pink", "orange", "teal", "purple"].map((suit) => `${suit}-line`);

test.each(["dark", "light"] as const)("text can be read in %s", (theme) => {
  const known = tokens(theme);
  for (const [ink, ground] of TEXT) {
    const found = contrast(known.get(ink)!, known.get(ground)!);
    expect(found, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(["dark", "light"] as const)("the road and every edge can be seen in %s", (theme) => {
  const known = tokens(theme);
  for (const line of [...LINES, "edge", "plum-line"]) {
    expect(contrast(known.get(line)!, known.get("table")!), line).toBeGreaterThanOrEqual(3);
  }
});
