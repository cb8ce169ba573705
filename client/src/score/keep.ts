import { randomHex } from "../state/random";
import { fits, padOf, type Entry, type Terms } from "./pad";
import { countedOn } from "./editions";

// Pads on this device. An entry is on its disk before it is shown as written down, so neither a reload nor a
// kill loses one; the number of an entry is its key, so two tabs cannot both write the same one.

export interface Kept {
  readonly id: string;
  /** When it was begun, and last written on: milliseconds. */
  readonly begun: number;
  readonly terms: Terms;
  readonly entries: readonly Entry[];
  /** Cards tapped for a hand that is not written down yet. */
  readonly draft: Draft | null;
}

export interface Draft {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** The pad was changed elsewhere, in another tab: look again. */
export class Changed extends Error {}

interface Head {
  readonly id: string;
  readonly begun: number;
  readonly terms: Terms;
}
const DURABLE: IDBTransactionOptions = { durability: "strict" };
const STORES = ["pads", "entries", "drafts"] as const;
const told = new BroadcastChannel("penultimate.score");

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open("penultimate.score", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("pads", { keyPath: "id" });
      asked.result.createObjectStore("entries", { keyPath: ["pad", "number"] });
      asked.result.createObjectStore("drafts", { keyPath: "pad" });
    };
    asked.onsuccess = () => {
      asked.result.onclose = () => (opened = null);
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error);
  });
  opened.catch(() => (opened = null));
  return opened;
}

const value = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });

/** Run a transaction; done when what it wrote is on the disk. */
async function within<T>(mode: IDBTransactionMode, run: (store: (name: (typeof STORES)[number]) => IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open();
  const transaction = database.transaction(STORES, mode, DURABLE);
  const ended = new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
  });
  try {
    const found = await run((name) => transaction.objectStore(name));
    await ended;
    return found;
  } catch (error) {
    ended.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
  }
}

const ofPad = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

async function whole(store: (name: (typeof STORES)[number]) => IDBObjectStore, head: Head): Promise<Kept> {
  const [rows, draft] = await Promise.all([
    value<(Entry & { pad: string; number: number })[]>(store("entries").getAll(ofPad(head.id))),
    value<(Draft & { pad: string }) | undefined>(store("drafts").get(head.id)),
  ]);
  const entries = rows.map(({ pad: _, number: __, ...entry }) => entry as Entry);
  return { ...head, entries, draft: draft ? { seat: draft.seat, cards: draft.cards } : null };
}

/** All pads of this device, the newest first. */
export const allPads = (): Promise<Kept[]> =>
  within("readonly", async (store) => {
    const heads = await value<Head[]>(store("pads").getAll());
    return Promise.all(heads.sort((a, b) => b.begun - a.begun).map((head) => whole(store, head)));
  });

export const readPad = (id: string): Promise<Kept | null> =>
  within("readonly", async (store) => {
    const head = await value<Head | undefined>(store("pads").get(id));
    return head ? whole(store, head) : null;
  });

/** Begin a pad; gives its name. The browser is asked not to throw it away when room is short. */
export async function beginPad(terms: Terms): Promise<string> {
  const id = randomHex(6);
  await within("readwrite", async (store) => value(store("pads").add({ id, begun: Date.now(), terms } satisfies Head)));
  void navigator.storage?.persist?.();
  told.postMessage(id);
  return id;
}

/** Write an entry behind the `after` ones that were there. Raises Changed where another tab was quicker. */
export async function writeDown(id: string, after: number, entry: Entry): Promise<void> {
  await within("readwrite", async (store) => {
    const head = await value<Head | undefined>(store("pads").get(id));
    if (!head) throw new Changed();
    const { entries } = await whole(store, head);
    const pad = padOf(head.terms, entries, countedOn(head.terms).knockout);
    if (entries.length !== after || !fits(pad, entry)) throw new Changed();
    await value(store("drafts").delete(id));
    await value(store("entries").add({ ...entry, pad: id, number: after }));
  });
  told.postMessage(id);
}

/** Keep what is tapped so far. */
export const keepDraft = (id: string, draft: Draft): Promise<unknown> =>
  within("readwrite", (store) => value(store("drafts").put({ ...draft, pad: id })));

export async function removePad(id: string): Promise<void> {
  await within("readwrite", async (store) => {
    await value(store("entries").delete(ofPad(id)));
    await value(store("drafts").delete(id));
    await value(store("pads").delete(id));
  });
  told.postMessage(id);
}

/** Run whenever another tab has changed a pad; gives what ends it. */
export function onChange(run: (id: string) => void): () => void {
  const heard = (event: MessageEvent): void => run(String(event.data));
  told.addEventListener("message", heard);
  return () => told.removeEventListener("message", heard);
}
