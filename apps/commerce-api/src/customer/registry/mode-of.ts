import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { registries } from './tables.ts';

/** Returns true when the account has a registry, on either brand. REG-01 */
export async function isRegistrant(db: Database, accountId: string): Promise<boolean> {
  const found = await db
    .select({ id: registries.id })
    .from(registries)
    .where(eq(registries.accountId, accountId))
    .limit(1);
  return found.length > 0;
}
