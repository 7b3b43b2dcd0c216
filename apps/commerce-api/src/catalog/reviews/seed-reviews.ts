import type { CatalogReview } from '@settee/catalog';
import { and, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { refreshRatings } from './reviews.queries.ts';
import { reviews } from './tables.ts';

/** Imports the catalog's reviews. Those of shoppers, and votes for imported ones, remain. */
export async function seedReviews(tx: Database, imported: readonly CatalogReview[]): Promise<void> {
  const ids = imported.map(({ id }) => id);
  await tx.delete(reviews).where(and(isNotNull(reviews.catalogId), notInArray(reviews.catalogId, ids)));
  await tx
    .insert(reviews)
    .values(
      imported.map(({ id, reviewRating, UserNickname, date, ...review }) => ({
        ...review,
        stars: reviewRating,
        nickname: UserNickname,
        writtenOn: date,
        status: 'published' as const,
        catalogId: id,
      })),
    )
    .onConflictDoUpdate({
      target: reviews.catalogId,
      set: {
        stars: sql`excluded.stars`,
        title: sql`excluded.title`,
        text: sql`excluded.text`,
        nickname: sql`excluded.nickname`,
        location: sql`excluded.location`,
        writtenOn: sql`excluded.written_on`,
      },
    });
  await refreshRatings(tx);
}
