import type { Room, RecommendationIndex, RecommendableProduct, Site, Sku } from '@settee/domain';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { offers, products } from '../products/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';

/** Cache lifetime of a recommendation index, in ms. */
const cacheTtlMs = 30_000;
/** Maximum age of orders used for recommendations, in ms. */
const remembered = 365 * 86_400_000;

type Stock = Omit<RecommendableProduct, 'ordered'>;

/** Every product of a site of which something is left. */
function readStock(db: Database, { brand, siteCulture }: Site): Promise<Stock[]> {
  const isLeft = sql`${offers.stockReceived} > ${offers.stockSold}`;
  return db
    .select({
      sku: products.sku,
      skus: sql<Sku[]>`json_agg(${offers.sku} order by ${offers.sku})`,
      category: products.category,
      collection: sql<string>`coalesce(${products.content}->>'collection', '')`,
      rooms: sql<Room[]>`coalesce(${products.content}->'rooms', '[]')`,
      price: sql<number>`min(${offers.currentPrice} + ${offers.minSurcharge}) filter (where ${isLeft})`,
    })
    .from(products)
    .innerJoin(offers, eq(offers.productSku, products.sku))
    .where(and(eq(products.brand, brand), ne(products.category, ''), eq(offers.siteCulture, siteCulture)))
    .groupBy(products.sku)
    .having(sql`bool_or(${isLeft})`)
    .orderBy(asc(products.position));
}

async function read({ db, clock, orderHistory }: Context, site: Site): Promise<RecommendationIndex> {
  const since = new Date(clock.now().getTime() - remembered);
  const [stock, ordered] = await Promise.all([readStock(db, site), orderHistory.findOrderedTogether(db, site, since)]);
  const together = new Map<Sku, Map<Sku, number>>();
  for (const { sku, other, count: times } of ordered) {
    const row = together.get(sku) ?? new Map<Sku, number>();
    together.set(sku, row.set(other, times));
  }
  return { items: stock.map((item) => ({ ...item, ordered: together.get(item.sku)?.get(item.sku) ?? 0 })), together };
}

type CachedIndex = { since: number; index: Promise<RecommendationIndex> };
const caches = new WeakMap<Context, Map<Site, CachedIndex>>();

/** Returns the cached recommendation index of a site; reloaded after 30 seconds. Two queries, or none. */
export function getRecommendationIndex(ctx: Context, site: Site): Promise<RecommendationIndex> {
  const cache = caches.get(ctx) ?? new Map<Site, CachedIndex>();
  caches.set(ctx, cache);
  const now = ctx.clock.now().getTime();
  const known = cache.get(site);
  if (known && now - known.since < cacheTtlMs) return known.index;
  const index = read(ctx, site);
  cache.set(site, { since: now, index });
  index.catch(() => cache.delete(site));
  return index;
}
