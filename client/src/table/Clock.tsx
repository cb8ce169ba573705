import { useEffect, useState } from "preact/hooks";

interface Deadline {
  readonly at: number;
  readonly from: number;
}

/** How long something still waits, as a figure; nothing where it waits for ever. */
export function Clock({ deadline, tick }: { readonly deadline: Deadline | null; readonly tick?: () => void }) {
  const left = useLeft(deadline, tick);
  if (left === null || left > 3_600_000) return null;
  const seconds = Math.ceil(left / 1000);
  return (
    <span class="clock" aria-hidden="true">
      <b>{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`}</b>
    </span>
  );
}

export function TimeLine({ deadline }: { readonly deadline: Deadline | null }) {
  const left = useLeft(deadline);
  if (left === null || deadline === null || left > 3_600_000) return null;
  return <i class="time" style={{ width: `${Math.min(100, (100 * left) / Math.max(1, deadline.at - deadline.from))}%` }} />;
}

function useLeft(deadline: Deadline | null, tick?: () => void): number | null {
  const [, again] = useState(0);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => {
      again((n) => n + 1);
      const left = deadline.at - performance.now();
      if (left > 0 && left < 5000) tick?.();
    }, 500);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : Math.max(0, deadline.at - performance.now());
}
