import type { ReviewPhoto, Sku } from '@settee/domain';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EncodedPhoto } from './encode-photo.ts';
import { reviewPhotos, reviews } from './tables.ts';

const day = 86_400_000;
/** Photographs that a shopper may have without a review; older ones are deleted. */
const maxUnused = 8;

export const photoFolder = '/browse/review-photos';

/** Photographs of the review of the outer query, as JSON. */
export const photosOfReview = sql<readonly ReviewPhoto[]>`(
  select coalesce(json_agg(json_build_object(
    'url', ${`${photoFolder}/`}::text || p.key || '.webp',
    'smallUrl', ${`${photoFolder}/`}::text || p.key || '-small.webp',
    'width', p.width, 'height', p.height) order by p.place), '[]')
  from ${reviewPhotos} p where p.review_id = ${reviews}.id)`;

export const hasPhotos = sql`exists (select 1 from ${reviewPhotos} p where p.review_id = ${reviews}.id)`;

/** Stores a photograph that waits for its review, and returns its key. */
export async function storePhoto(
  { db, ids, clock }: Context,
  owner: { shopperKey: string; productSku: Sku },
  photo: EncodedPhoto,
): Promise<string> {
  const key = ids.secret();
  await db.insert(reviewPhotos).values({ key, ...owner, ...photo, sentAt: clock.now() });
  const unused = and(eq(reviewPhotos.shopperKey, owner.shopperKey), isNull(reviewPhotos.reviewId));
  const latest = db
    .select({ key: reviewPhotos.key })
    .from(reviewPhotos)
    .where(unused)
    .orderBy(sql`${reviewPhotos.sentAt} desc`)
    .limit(maxUnused);
  await db.delete(reviewPhotos).where(and(unused, sql`${reviewPhotos.key} not in ${latest}`));
  return key;
}

/** Whether all the photographs wait for a review of this shopper; they are locked until the transaction ends. */
export async function lockPhotos(
  tx: Database,
  owner: { shopperKey: string; productSku: Sku },
  keys: readonly string[],
): Promise<boolean> {
  if (keys.length === 0) return true;
  const found = await tx
    .select({ key: reviewPhotos.key })
    .from(reviewPhotos)
    .where(
      and(
        inArray(reviewPhotos.key, [...keys]),
        eq(reviewPhotos.shopperKey, owner.shopperKey),
        eq(reviewPhotos.productSku, owner.productSku),
        isNull(reviewPhotos.reviewId),
      ),
    )
    .for('update');
  return found.length === new Set(keys).size;
}

/** Adds locked photographs to a review, in the order of their keys. */
export async function attachPhotos(tx: Database, reviewId: number, keys: readonly string[]): Promise<void> {
  for (const [index, key] of [...new Set(keys)].entries())
    await tx.update(reviewPhotos).set({ reviewId, place: index }).where(eq(reviewPhotos.key, key));
}

/** Deletes the photographs of a shopper, with and without a review. */
export async function deletePhotosOf(tx: Database, shopperKey: string): Promise<void> {
  const written = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.shopperKey, shopperKey));
  await tx
    .delete(reviewPhotos)
    .where(or(eq(reviewPhotos.shopperKey, shopperKey), inArray(reviewPhotos.reviewId, written)));
}

/** Deletes photographs that no review got within a day. */
export async function deleteUnusedPhotos({ db, clock }: Context): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - day);
  await db.delete(reviewPhotos).where(and(isNull(reviewPhotos.reviewId), lt(reviewPhotos.sentAt, dayAgo)));
}
