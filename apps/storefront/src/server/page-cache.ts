import { randomBytes } from 'node:crypto';
import { encode, type Encoding } from './encoding.ts';

/** A page that is the same for all unknown visitors. */
export interface SharedPage {
  html: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
  /** Numbers in the page's data: it shows no product with another SKU. */
  numbers: ReadonlySet<string>;
}

interface Entry extends SharedPage {
  id: string;
  bytes: number;
  expiresAt: number;
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

export type StoredPage = Pick<Entry, 'id' | 'headers'> & {
  body: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Life of a page in ms: delivery dates and the page's nonce change with time. */
const life = 60_000;
/** Memory for pages, in bytes. HTML, both codings and the numbers count. */
const maxBytes = 64_000_000;
/** A short string in a set. */
const bytesPerNumber = 64;

/** Pages of one process, until the catalog changes what they show. */
export interface PageCache {
  /** Returns a page, or makes it once for all requests of this time; `null` for one that is not shared. */
  load(key: string, make: () => Promise<SharedPage | null>): Promise<StoredPage | null>;
  /** Drops pages that show a product; all for an empty SKU. */
  drop(productSku: string): void;
  /** Whether changes arrive: otherwise no page is stored. */
  setListening(isListening: boolean): void;
}

const withBody = (entry: Entry): StoredPage => ({
  id: entry.id,
  headers: entry.headers,
  body: (encoding) => {
    if (encoding === 'identity') return Promise.resolve(entry.html);
    const known = entry.encoded.get(encoding) ?? encode(entry.html.buffer, encoding);
    entry.encoded.set(encoding, known);
    return known;
  },
});

/** The stored pages, the least recently requested first; these are removed when memory runs out. */
function createStore() {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    /** Returns a page and makes it the most recently requested one. */
    use(key: string, now: number): Entry | null {
      const known = entries.get(key);
      if (!known || known.expiresAt <= now) return null;
      entries.delete(key);
      entries.set(key, known);
      return known;
    },
    add(key: string, entry: Entry): void {
      remove(key);
      entries.set(key, entry);
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    removeIf(isGone: (page: SharedPage) => boolean): void {
      for (const [key, page] of entries) if (isGone(page)) remove(key);
    },
  };
}

export function createPageCache(now: () => number = Date.now): PageCache {
  const store = createStore();
  const loading = new Map<string, Promise<Entry | null>>();
  let isListening = false;
  /** Number of changes so far: a page started before a change may show old data. */
  let changes = 0;

  async function make(key: string, begin: () => Promise<SharedPage | null>): Promise<Entry | null> {
    const before = changes;
    const page = await begin();
    if (!page) return null;
    // Text compresses to less than a quarter, in two codings.
    const size = Math.ceil(page.html.byteLength * 1.5) + page.numbers.size * bytesPerNumber;
    const entry = { ...page, id: randomBytes(12).toString('base64url'), bytes: size, encoded: new Map() };
    const stored = { ...entry, expiresAt: now() + life };
    if (isListening && changes === before) store.add(key, stored);
    return stored;
  }

  return {
    async load(key, begin) {
      const known = store.use(key, now());
      if (known) return withBody(known);
      // A page that was started before a change is not the response to a request after it.
      const turn = `${changes} ${key}`;
      const pending = loading.get(turn) ?? make(key, begin).finally(() => loading.delete(turn));
      loading.set(turn, pending);
      const made = await pending;
      return made && withBody(made);
    },
    drop(productSku) {
      changes += 1;
      store.removeIf(({ numbers }) => productSku === '' || numbers.has(productSku));
    },
    setListening(listens) {
      isListening = listens;
      changes += 1;
      store.removeIf(() => true);
    },
  };
}
