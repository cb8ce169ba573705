/** Tables that are dealt as soon as they are reached: "Play now" asks nothing more. */
export const startAtOnce = new Set<string>();
