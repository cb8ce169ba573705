import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../words/languages";
import { Notice } from "./Notice";

/** A page whose code is fetched when it is first shown. */
export function Lazy<P extends object>({ load, props }: { readonly load: () => Promise<ComponentType<P>>; readonly props: P }) {
  const [page, setPage] = useState<{ Page: ComponentType<P> } | null>(null);
  useEffect(() => {
    void load().then((Page) => setPage({ Page }));
  }, [load]);
  if (!page) return <Notice title={say("one-moment")} />;
  return <page.Page {...props} />;
}
