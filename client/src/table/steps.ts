import { useEffect, useState } from "preact/hooks";
import { afterFrame } from "../parts/frames";

/** Counts up to `last`, one with every frame drawn, or is there `atOnce`: what comes while things move comes in steps,
 * so that no step of a slow phone is long. */
export function useSteps(last: number, atOnce: boolean): number {
  const [step, setStep] = useState(atOnce ? last : 0);
  useEffect(() => (step < last ? afterFrame(() => setStep(step + 1)) : undefined), [step, last]);
  return step;
}
