import type { ClientMessage, ServerMessage } from "./protocol";

// One WebSocket that comes back by itself: soon at first, then less and less often, and at once when the
// network or the page is back.

export type Ended = "replaced" | "lost" | "goodbye";

export interface Listener {
  opened(): void;
  heard(message: ServerMessage): void;
  ended(how: Ended): void;
}

const REPLACED = 4001;
const GOODBYE = 1000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
// A server that says nothing for so long is gone, whatever the browser believes.
const SILENCE = 15_000;

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.seen);
  }

  open(): void {
    this.stopped = false;
    clearTimeout(this.timer);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    const giveUp = window.setTimeout(() => socket.close(), SILENCE);
    socket.onopen = () => {
      clearTimeout(giveUp);
      this.wait = FIRST_WAIT;
      this.listener.opened();
    };
    socket.onmessage = (event) => this.listener.heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      clearTimeout(giveUp);
      if (this.socket === socket) this.end(event.code);
    };
  }

  /** Whether the message went out; the caller keeps what has to arrive. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
    this.socket = null;
  }

  private end(code: number): void {
    this.socket = null;
    if (this.stopped) return;
    if (code === REPLACED || code === GOODBYE) {
      this.listener.ended(code === REPLACED ? "replaced" : "goodbye");
      return;
    }
    this.listener.ended("lost");
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  private readonly now = (): void => {
    if (this.socket === null && !this.stopped && this.timer) this.open();
  };

  // The browser knows that the network is gone long before the socket does.
  private readonly drop = (): void => {
    const socket = this.socket;
    if (socket === null || this.stopped) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.end(0);
  };

  private readonly seen = (): void => {
    if (document.visibilityState === "visible") this.now();
  };
}
