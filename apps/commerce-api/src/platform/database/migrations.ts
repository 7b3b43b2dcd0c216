import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateByPool } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateByPglite } from 'drizzle-orm/pglite/migrator';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { withLock } from './with-lock.ts';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.resolve('@settee/commerce-api/package.json')));

/** Arbitrary, only equal in all processes. */
export const locks = { migration: 7_301_001, seed: 7_301_002, recovery: 7_301_003 } as const;

export function migratePglite(db: PgliteDatabase): Promise<void> {
  return migrateByPglite(db, { migrationsFolder });
}

/** Brings a PostgreSQL to the newest schema while no other process does. */
export async function migrateNode(pool: Pool): Promise<void> {
  await withLock(pool, locks.migration, (client) => migrateByPool(drizzle(client), { migrationsFolder }));
}
