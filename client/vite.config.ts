import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offline } from "./tools/offline.ts";

const built = fileURLToPath(new URL("../src/penultimate/web", import.meta.url));

// Addresses in the page are relative to it; the server puts the path it lives under in front of them.
export default defineConfig({
  base: "./",
  plugins: [offline()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/worker.ts" },
      output: {
        // The worker keeps its name: it is under this address that a browser looks for a newer one.
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
