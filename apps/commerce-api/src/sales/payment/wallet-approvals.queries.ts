import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { walletApprovals } from './tables.ts';

export type WalletApproval = typeof walletApprovals.$inferSelect;

/** The approval that was exchanged before; `null` for a new one. */
export async function findApproval(db: Database, hash: string): Promise<WalletApproval | null> {
  const [approval = null] = await db.select().from(walletApprovals).where(eq(walletApprovals.id, hash));
  return approval;
}

/** Stores an approval; false for one that is stored already. */
export async function insertApproval(
  tx: Database,
  approval: Omit<WalletApproval, 'reviewFingerprint'>,
): Promise<boolean> {
  const added = await tx.insert(walletApprovals).values(approval).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Stores the review of the order that an approval pays. ORDER-02, ORDER-03 */
export async function setReviewOfApproval(tx: Database, hash: string, reviewFingerprint: string): Promise<void> {
  await tx.update(walletApprovals).set({ reviewFingerprint }).where(eq(walletApprovals.id, hash));
}
