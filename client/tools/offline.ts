import { createHash } from "node:crypto";
import type { Plugin } from "vite";

// Tells the service worker which files to keep: the page, the scorepad, and what both load of themselves.

const KEPT = ["index", "ScorePage"];

export function offline(): Plugin {
  return {
    name: "offline",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const worker = chunks.find((chunk) => chunk.name === "sw");
      if (!worker) throw new Error("there is no service worker");
      const wanted = new Set<string>();
      const take = (file: string): void => {
        const chunk = bundle[file];
        if (wanted.has(file) || !chunk) return;
        wanted.add(file);
        if (chunk.type !== "chunk") return;
        for (const other of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) take(other);
      };
      for (const chunk of chunks) {
        const path = chunk.facadeModuleId ?? "";
        if (KEPT.includes(chunk.name) || path.includes("locale/en/paper.ftl")) take(chunk.fileName);
      }
      const files = [...wanted].sort();
      const all = Object.keys(bundle).filter((name) => name !== worker.fileName).sort();
      const build = createHash("sha256").update(worker.code).update(all.join()).digest("hex").slice(0, 12);
      worker.code = worker.code.replace(/\bFILES\b/g, JSON.stringify(files)).replace(/\bBUILD\b/g, JSON.stringify(build));
    },
  };
}
