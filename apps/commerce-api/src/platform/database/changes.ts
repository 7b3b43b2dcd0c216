import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** Channel of the database's triggers (migration 0039). */
const channel = 'catalog';
/** Time until a lost connection is opened again, in ms. */
const pauseMs = 1_000;

export interface ChangeListener {
  /** A committed change of any process: the SKU of a product with a changed offer, or empty for anything. */
  onChange(productSku: string): void;
  /** Whether changes arrive. After `true`, changes of the time before may have been missed. */
  onListening(isListening: boolean): void;
}

/** Changes of the catalog, so that what was made of it can be discarded at once. */
export interface CatalogChanges {
  subscribe(listener: ChangeListener): void;
  close(): Promise<void>;
}

/** Changes in an embedded database, which only this process uses. */
export function localChanges(client: PGlite): CatalogChanges {
  return {
    subscribe({ onChange, onListening }) {
      void client.listen(channel, onChange).then(() => onListening(true));
    },
    close: async () => undefined,
  };
}

/** Changes on a server; a connection listens from the first subscription on. */
export function serverChanges(connectionString: string): CatalogChanges {
  const listeners = new Set<ChangeListener>();
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function listen(): Promise<void> {
    const mine = new Client({ connectionString, keepAlive: true });
    client = mine;
    const lose = () => {
      if (client !== mine) return;
      client = null;
      for (const each of listeners) each.onListening(false);
      if (!isClosed) timer = setTimeout(() => void listen(), pauseMs);
      void mine.end().catch(() => undefined);
    };
    mine.on('error', lose);
    mine.on('end', lose);
    mine.on('notification', ({ payload = '' }) => {
      for (const each of listeners) each.onChange(payload);
    });
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      if (client === mine) for (const each of listeners) each.onListening(true);
    } catch {
      lose();
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) void listen();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
