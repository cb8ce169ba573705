// Where the application lives: it works under any path.

const prefix = document.querySelector<HTMLMetaElement>('meta[name="prefix"]')?.content ?? "/";

export const root = new URL(prefix === "./" ? "/" : prefix, location.origin);

export const address = (path: string): string => new URL(path, root).href;

export function socketAddress(path: string): string {
  const url = new URL(path, root);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** The address below the root: `t/K7QX-M3PD`. */
export const place = (): string => location.pathname.slice(root.pathname.length);
