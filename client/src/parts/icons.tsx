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
  tower: "M7 21V8H5V4h3v2h2V4h4v2h2V4h3v4h-2v13zM10 21v-5h4v5",
  bomb: "M11 9a6 6 0 1 0 .1 0zM15 10l2-3 3-1M20 3v1M22 6h-1",
  burst: "M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2",
  crown: "M4 18h16L21 7l-5 4-4-6-4 6-5-4z",
  jester: "M5 17c0-6-3-7-2-9s5 0 6 4c0-5 1-7 3-7s3 2 3 7c1-4 5-6 6-4s-2 3-2 9zM5 20h14",
  link: "M10 14a4 4 0 0 1 0-6l3-3a4 4 0 0 1 6 6l-2 2M14 10a4 4 0 0 1 0 6l-3 3a4 4 0 0 1-6-6l2-2",
  team: "M8 11a3 3 0 1 0-.1 0zM16 11a3 3 0 1 0-.1 0zM2 20c0-4 3-6 6-6 2 0 3 1 4 2 1-1 2-2 4-2 3 0 6 2 6 6",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
  inside: "M4 9h16v11H4zM12 2v10M8 8l4 4 4-4",
  heap: "M5 18h14M6 14h12M8 10h9M9 6h7",
  mask: "M4 6c5-2 11-2 16 0 0 8-3 13-8 13S4 14 4 6zM8 11h2M14 11h2M9 15c2 1 4 1 6 0",
  flip: "M7 4h10v16H7zM12 4v16M14 8h1M14 12h1M14 16h1",
  eye: "M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} stroke-width={name === "menu" ? 3.4 : undefined} />
  </svg>
);
