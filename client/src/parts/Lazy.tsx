import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../words/languages";
import { Notice } from "./Notice";

/** A page whose code is fetched when it is first shown. */
export function Lazy<P extends object>({ load, props }: { readonly load: () => Promise<ComponentType<P>>; readonly props: P }) {
  const [page, setPage] = useState<{ Page: ComponentType<P> } | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchIt = (): void => {
    setFailed(false);
    load().then((Page) => setPage({ Page }), () => setFailed(true));
  };
  useEffect(fetchIt, [load]);
  if (failed) return <Notice title={say("not-here-yet")} text={say("offline")} act={say("try-again")} run={fetchIt} />;
  if (!page) return <Notice title={say("one-moment")} />;
  return <page.Page {...props} />;
}
