import { eq } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { seedState } from './tables.ts';

/** Data that is imported at start when it has changed. */
type Seed = 'catalog' | 'accounts';

/** Whether the data with this hash is what was imported last. */
export async function isSeeded(db: Database, name: Seed, hash: string): Promise<boolean> {
  const [state] = await db.select().from(seedState).where(eq(seedState.name, name));
  return state?.hash === hash;
}

/** Saves the hash of the imported data. */
export async function saveSeedHash(tx: Database, name: Seed, hash: string): Promise<void> {
  await tx.insert(seedState).values({ name, hash }).onConflictDoUpdate({ target: seedState.name, set: { hash } });
}
