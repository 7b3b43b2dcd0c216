import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Logger } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { systemClock, type Clock } from '../clock.ts';
import { localChanges, serverChanges, type CatalogChanges } from './changes.ts';
import { isDatabaseAway } from './database-away.ts';
import { lockFolder } from './folder-lock.ts';
import { localInProgress, serverInProgress, type InProgress } from './in-progress.ts';
import { migrateNode, migratePglite } from './migrations.ts';
import { withLock } from './with-lock.ts';

const casing = 'snake_case';

/** Query target: the database or one of its transactions. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** Runs `work` while no other process runs `work` under the same number. */
  alone<T>(lock: number, work: (db: Database) => Promise<T>): Promise<T>;
  inProgress: InProgress;
  changes: CatalogChanges;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  logger?: Logger | undefined;
  /** Result of `copy` of another database. */
  copyOf?: Blob | undefined;
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** Everything in it, for a new database to begin with. */
  copy(): Promise<Blob>;
}

/** PGlite in a folder, or in memory for `null`. It has one connection: a query outside a running transaction waits for its end. */
export async function openEmbedded(dataDir: string | null, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { logger, copyOf: loadDataDir } = options;
  const unlock = dataDir === null ? () => undefined : lockFolder(dataDir);
  try {
    if (dataDir !== null) mkdirSync(join(dataDir, 'db'), { recursive: true });
    const client = new PGlite({
      extensions: { pg_trgm },
      ...(dataDir !== null && { dataDir: join(dataDir, 'db') }),
      ...(loadDataDir && { loadDataDir }),
    });
    await client.waitReady;
    const db = drizzlePglite(client, { casing, ...(logger && { logger }) });
    await migratePglite(db);
    const close = () => client.close().finally(unlock);
    const alone: OpenDatabase['alone'] = (_lock, work) => work(db);
    const changes = localChanges(client);
    return { db, alone, inProgress: localInProgress(), changes, close, copy: () => client.dumpDataDir('none') };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Limits for the run time of a statement, the wait for a row lock and an idle transaction, in ms. */
export const databaseLimits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

export interface PostgresOptions {
  logger?: Logger | undefined;
  clock?: Pick<Clock, 'wait'>;
  /** Called once when the start has to wait for the server. */
  onWait?: (message: string) => void;
}

/** Time a start waits for an unavailable server, in ms, because both are often started together. */
const startTimeoutMs = 60_000;
const startPauseMs = 1_000;

async function waitForServer(pool: Pool, url: string, { clock = systemClock, onWait }: PostgresOptions): Promise<void> {
  const { host } = new URL(url);
  for (let waited = 0; ; waited += startPauseMs) {
    try {
      (await pool.connect()).release();
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (waited >= startTimeoutMs)
        throw new Error(`The database at ${host} cannot be reached; start it, or set DATABASE_URL`, { cause: error });
      if (waited === 0) onWait?.(`Waiting for the database at ${host}`);
      await clock.wait(startPauseMs);
    }
  }
}

/** A connection that breaks is replaced by its pool; without a listener it would end the process, be it idle or between two statements. */
function survivesBreaks(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Connections of a process that mark work in progress and wait for the end of others', apart from those for queries. */
const maxLockConnections = 4;

/** A PostgreSQL server; as many processes as like may share it. A start waits a minute for one that is away. */
export async function openPostgres(
  url: string,
  maxConnections: number,
  options: PostgresOptions = {},
): Promise<OpenDatabase> {
  const { logger } = options;
  const common = { connectionString: url, connectionTimeoutMillis: 10_000, ...databaseLimits };
  const pool = survivesBreaks(new Pool({ ...common, max: maxConnections }));
  const inProgress = serverInProgress(survivesBreaks(new Pool({ ...common, max: maxLockConnections })));
  const changes = serverChanges(url);
  const alone: OpenDatabase['alone'] = (lock, work) =>
    withLock(pool, lock, (client) => work(drizzleNode(client, { casing })));
  try {
    await waitForServer(pool, url, options);
    await migrateNode(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzleNode(pool, { casing, ...(logger && { logger }) }),
    alone,
    inProgress,
    changes,
    close: async () => {
      await changes.close();
      await inProgress.close();
      await pool.end();
    },
  };
}
