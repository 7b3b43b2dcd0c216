import type { Sku } from '@settee/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../products/tables.ts';
import { reviews } from './tables.ts';

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
