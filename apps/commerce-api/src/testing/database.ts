import { randomBytes } from 'node:crypto';
import type { Logger } from 'drizzle-orm';
import { Client } from 'pg';
import { seedAccounts } from '../account/demo-accounts/seed-accounts.ts';
import { seedCatalog } from '../browse/seed.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from '../world/database.ts';
import { randomIds } from '../world/ids.ts';
import { fixedClock } from './clock.ts';

/** Whether the tests run on a PostgreSQL server instead of the embedded database. */
export const serverUrl = process.env['TEST_DATABASE_URL'];

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new, empty database on the server of TEST_DATABASE_URL. */
export async function makeServerDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `settee_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}

/** An empty database of its own: in memory, or on the server of TEST_DATABASE_URL. */
export async function openTestDatabase(logger?: Logger): Promise<OpenDatabase> {
  if (!serverUrl) return openEmbedded(null, { logger });
  const { url, drop } = await makeServerDatabase();
  const opened = await openPostgres(url, 8, { logger });
  return { ...opened, close: () => opened.close().then(drop) };
}

let seeded: Promise<Blob> | undefined;

async function seedOnce(): Promise<Blob> {
  const { db, copy, close } = await openEmbedded(null);
  await seedCatalog(db);
  await seedAccounts(db, { ids: randomIds, clock: fixedClock() });
  const everything = await copy();
  await close();
  return everything;
}

/** A database of its own with the catalog and the demo accounts in it; the embedded ones of a process are copies of the first. */
export async function openSeededDatabase(logger?: Logger): Promise<OpenDatabase> {
  if (serverUrl) return openTestDatabase(logger);
  seeded ??= seedOnce();
  return openEmbedded(null, { logger, copyOf: await seeded });
}
