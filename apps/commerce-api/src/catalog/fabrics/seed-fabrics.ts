import { batchesOf, overwritten } from '../../platform/database/import-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import { fabrics } from './tables.ts';

/** Imports the catalog's fabrics. Discontinued ones remain for shoppers who have them in a list or cart. */
export async function seedFabrics(tx: Database, imported: readonly (typeof fabrics.$inferInsert)[]): Promise<void> {
  await tx.update(fabrics).set({ isNla: true, skus: [] });
  for (const batch of batchesOf(imported))
    await tx
      .insert(fabrics)
      .values(batch)
      .onConflictDoUpdate({ target: [fabrics.brand, fabrics.code], set: overwritten(fabrics, ['brand', 'code']) });
}
