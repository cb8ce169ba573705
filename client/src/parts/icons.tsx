const paths = {
  bot: "M6 8h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM12 8V4M9 13v1M15 13v1",
  rules: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6",
  log: "M4 6h16M4 12h16M4 18h10",
  menu: "M12 5h.01M12 12h.01M12 19h.01",
  close: "M6 6l12 12M18 6L6 18",
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  play: "M7 5l12 7-12 7z",
  stop: "M8 5v14M16 5v14",
  sort: "M4 7h10M4 12h7M4 17h4M17 6v12M14 15l3 3 3-3",
  sound: "M4 9v6h4l5 4V5L8 9zM17 9a4 4 0 0 1 0 6",
  quiet: "M4 9v6h4l5 4V5L8 9zM17 10l4 4M21 10l-4 4",
  eye: "M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} stroke-width={name === "menu" ? 3.4 : undefined} />
  </svg>
);
