import type { Review, ReviewList, ReviewSort, Sku, Stars } from '@settee/domain';
import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { singularWord, wordsOf } from '../language/language.ts';
import { products } from '../products/tables.ts';
import { hasPhotos, photosOfReview } from './photos.ts';
import { reviews } from './tables.ts';

const orders: Record<ReviewSort, SQL[]> = {
  helpful: [desc(reviews.helpfulCount)],
  newest: [],
  highest: [desc(reviews.stars)],
  lowest: [asc(reviews.stars)],
};

/** Title and text as `normalizeText` writes words: lower case, without accents and apostrophes. */
const shownText = sql`replace(translate(lower(regexp_replace(normalize(${reviews.title} || ' ' || ${reviews.text}, NFD),
  '[\u0300-\u036f\u00ad\u200b-\u200f]', '', 'g') collate "und-x-icu"), ${"'’‘‛ʼʻ`´′"}, ''), 'œ', 'oe')`;

/** Every word of the search must be in title or text; a search without a word finds nothing. */
function contains(search: string): SQL[] {
  if (search.trim() === '') return [];
  const words = wordsOf(search).map(singularWord);
  return words.length > 0 ? words.map((word) => sql`position(${word} in ${shownText}) > 0`) : [sql`false`];
}

const toReview = (row: typeof reviews.$inferSelect & Pick<Review, 'photos'>): Review => ({
  id: row.id,
  reviewRating: row.stars,
  title: row.title,
  text: row.text,
  UserNickname: row.nickname,
  location: row.location,
  date: row.writtenOn,
  isVerifiedBuyer: row.isVerifiedBuyer,
  helpfulCount: row.helpfulCount,
  photos: row.photos,
});

export interface ReviewsWanted {
  sku: Sku;
  sort: ReviewSort;
  stars: readonly Stars[];
  search: string;
  withPhotos: boolean;
  limit: number;
}

/** Published reviews of a product. Three queries at once. */
export async function findReviews(db: Database, wanted: ReviewsWanted): Promise<ReviewList> {
  const { sku, sort, stars, search, withPhotos, limit } = wanted;
  const isPublished = and(eq(reviews.productSku, sku), eq(reviews.status, 'published'));
  const isWanted = and(
    isPublished,
    stars.length > 0 ? inArray(reviews.stars, [...stars]) : undefined,
    withPhotos ? hasPhotos : undefined,
    ...contains(search),
  );
  const [rows, [found], byStars] = await Promise.all([
    db
      .select({ ...getTableColumns(reviews), photos: photosOfReview })
      .from(reviews)
      .where(isWanted)
      .orderBy(...orders[sort], desc(reviews.writtenOn), desc(reviews.id))
      .limit(limit),
    db.select({ count: count() }).from(reviews).where(isWanted),
    db
      .select({
        stars: reviews.stars,
        count: count(),
        withPhotos: sql<number>`(count(*) filter (where ${hasPhotos}))::int`,
      })
      .from(reviews)
      .where(isPublished)
      .groupBy(reviews.stars),
  ]);
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { stars: rating, count: times } of byStars) counts[rating] = times;
  const all = byStars.reduce((sum, { count: times }) => sum + times, 0);
  const sum = byStars.reduce((total, { stars: rating, count: times }) => total + rating * times, 0);
  return {
    reviews: rows.map(toReview),
    matching: found?.count ?? 0,
    average: all === 0 ? 0 : Math.round((sum / all) * 10) / 10,
    counts,
    withPhotos: byStars.reduce((total, group) => total + group.withPhotos, 0),
  };
}

/**
 * Writes average and number of the published reviews into their products, where pages and cards read them: into all
 * products, or one. Moderators change reviews in the database, so the maintenance calls it, too.
 */
export async function refreshRatings(db: Database, sku?: Sku): Promise<void> {
  const isWanted = sku === undefined ? sql`true` : sql`p.sku = ${sku}`;
  await db.execute(sql`
    update ${products} set content = jsonb_set(content, '{rating}', rated.rating),
      rating_average = (rated.rating ->> 'average')::double precision, rating_count = (rated.rating ->> 'count')::integer
    from (
      select p.sku, jsonb_build_object('average', coalesce(round(avg(r.stars), 1), 0), 'count', count(r.id)) as rating
      from ${products} p
      left join ${reviews} r on r.product_sku = p.sku and r.status = 'published'
      where ${isWanted}
      group by p.sku
    ) rated
    where rated.sku = ${products.sku} and ${products.content} -> 'rating' is distinct from rated.rating
  `);
}
