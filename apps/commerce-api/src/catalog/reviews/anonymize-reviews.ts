import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { deletePhotosOf } from './photos.ts';
import { reviewReports, reviews, reviewVotes } from './tables.ts';

/** Detaches reviews, votes and reports from a deleted account; its reviews remain without a name and photographs. */
export async function anonymizeReviews(tx: Database, shopperKey: string, emailKey: string): Promise<void> {
  const nobody = sql`'deleted ' || gen_random_uuid()`;
  await deletePhotosOf(tx, shopperKey);
  await tx
    .update(reviews)
    .set({ shopperKey: null, emailKey: null, nickname: 'A customer', location: '' })
    .where(or(eq(reviews.shopperKey, shopperKey), eq(reviews.emailKey, emailKey)));
  await tx.update(reviewVotes).set({ shopperKey: nobody }).where(eq(reviewVotes.shopperKey, shopperKey));
  await tx.update(reviewReports).set({ shopperKey: nobody }).where(eq(reviewReports.shopperKey, shopperKey));
}
