import { randomBytes } from 'node:crypto';
import type { Logger } from 'drizzle-orm';
import { Client } from 'pg';
import { seedAccounts } from '../customer/account/demo-accounts/seed-accounts.ts';
import { seedCatalog } from '../catalog/seed/seed.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from '../platform/database/database.ts';
import { randomIds } from '../platform/ids.ts';
import { fixedClock } from './clock.ts';

/** The PostgreSQL server that the tests run on; without it they run on the embedded database. */
export const serverUrl: string | undefined = process.env['TEST_DATABASE_URL'] || undefined;

async function asAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(name: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** A new database on the server of TEST_DATABASE_URL: empty, or a copy of `template`. */
export async function makeServerDatabase(template?: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `settee_test_${randomBytes(6).toString('hex')}`;
  await asAdmin((client) => client.query(`create database ${name}${template ? ` template ${template}` : ''}`));
  return {
    url: databaseUrl(name),
    drop: () => asAdmin(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

async function openServerDatabase(template?: string, logger?: Logger): Promise<OpenDatabase> {
  const { url, drop } = await makeServerDatabase(template);
  const opened = await openPostgres(url, 8, { logger });
  return { ...opened, close: () => opened.close().then(drop) };
}

async function seed({ db }: OpenDatabase): Promise<void> {
  await seedCatalog(db);
  await seedAccounts(db, { ids: randomIds, clock: fixedClock() });
}

let embeddedCopy: Promise<Blob> | undefined;

async function seedEmbedded(): Promise<Blob> {
  const database = await openEmbedded(null);
  await seed(database);
  const copy = await database.copy();
  await database.close();
  return copy;
}

/** Writes the catalog and the demo accounts into an empty data folder, so that a shop starts in it without seeding. */
export async function seedFolder(dataDir: string): Promise<void> {
  embeddedCopy ??= seedEmbedded();
  const database = await openEmbedded(dataDir, { copyOf: await embeddedCopy });
  await database.close();
}

let serverTemplate: Promise<string> | undefined;

/** Seeds a database that others are copied from, once per server: workers wait for each other. */
function seedServer(): Promise<string> {
  const name = 'settee_seeded';
  return asAdmin(async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    await client.query('create database settee_seeding');
    const database = await openPostgres(databaseUrl('settee_seeding'), 2);
    await seed(database);
    await database.close();
    await client.query(`alter database settee_seeding rename to ${name}`);
    return name;
  });
}

/** A new database on the server with the catalog and the demo accounts in it, for processes to share. */
export const makeSeededServerDatabase = async () => makeServerDatabase(await (serverTemplate ??= seedServer()));

/** A new database with the catalog and the demo accounts in it. */
export async function openSeededDatabase(logger?: Logger): Promise<OpenDatabase> {
  if (serverUrl) {
    serverTemplate ??= seedServer();
    return openServerDatabase(await serverTemplate, logger);
  }
  embeddedCopy ??= seedEmbedded();
  return openEmbedded(null, { logger, copyOf: await embeddedCopy });
}
