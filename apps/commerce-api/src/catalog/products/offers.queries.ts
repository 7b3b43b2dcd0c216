import type { RecommendableProduct, Room, ShopSite, SiteCulture, Sku } from '@settee/domain';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { offers, products } from './tables.ts';

/**
 * Part of a statement that counts pieces as sold where enough are left; `taken` has the SKUs of those. Rows are locked
 * in the order of their SKUs, so that two orders cannot block each other, and only from here to the commit.
 */
export function takeStock(tx: Database, siteCulture: SiteCulture, pieces: ReadonlyMap<Sku, number>) {
  const isOurs = and(inArray(offers.sku, [...pieces.keys()]), eq(offers.siteCulture, siteCulture));
  const wanted = sql<number>`(${JSON.stringify(Object.fromEntries(pieces))}::jsonb ->> ${offers.sku}::text)::integer`;
  const held = tx.$with('held').as(
    tx
      .select({ heldSku: sql<Sku>`${offers.sku}`.as('held_sku'), pieces: wanted.as('pieces') })
      .from(offers)
      .where(isOurs)
      .orderBy(asc(offers.sku))
      .for('update'),
  );
  const isLeft = sql`${offers.stockReceived} - ${offers.stockSold} >= ${held.pieces}`;
  const sold = tx
    .update(offers)
    .set({ stockSold: sql`${offers.stockSold} + ${held.pieces}` })
    .from(held)
    .where(and(eq(offers.sku, held.heldSku), eq(offers.siteCulture, siteCulture), isLeft));
  return { held, taken: tx.$with('taken').as(sold.returning({ sku: offers.sku })) };
}

/** Makes pieces available again that were sold and not shipped; rows are locked in the order of their SKUs. */
export async function returnStock(
  tx: Database,
  siteCulture: SiteCulture,
  pieces: ReadonlyMap<Sku, number>,
): Promise<void> {
  for (const [sku, count] of [...pieces].toSorted(([one], [other]) => one - other))
    await tx
      .update(offers)
      .set({ stockSold: sql`greatest(${offers.stockSold} - ${count}, 0)` })
      .where(and(eq(offers.sku, sku), eq(offers.siteCulture, siteCulture)));
}

/** Of each sku that a country is offered the product, to be joined. */
export function productOfSku(db: Database, siteCulture: SiteCulture) {
  const { sku, productSku } = offers;
  return db.select({ sku, productSku }).from(offers).where(eq(offers.siteCulture, siteCulture)).as('product_of_sku');
}

/** A product of which something is left; `skus` are those of its offers, `price` is that of the cheapest one left. */
export type ProductInStock = Omit<RecommendableProduct, 'ordered'> & { position: number };

/**
 * Returns the sold products of a site of which something is left, without those of a category; only some of them
 * where `skus` are given. One query.
 */
export function findProductsInStock(
  db: Database,
  { brand, siteCulture }: ShopSite,
  { exceptCategory, skus }: { exceptCategory: string; skus: readonly Sku[] | null },
): Promise<ProductInStock[]> {
  const isLeft = sql`${offers.stockReceived} > ${offers.stockSold}`;
  return db
    .select({
      sku: products.sku,
      position: products.position,
      skus: sql<Sku[]>`json_agg(${offers.sku} order by ${offers.sku})`,
      category: products.category,
      collection: sql<string>`coalesce(${products.content}->>'collection', '')`,
      rooms: sql<Room[]>`coalesce(${products.content}->'rooms', '[]')`,
      price: sql<number>`min(${offers.currentPrice} + ${offers.minSurcharge}) filter (where ${isLeft})`,
    })
    .from(products)
    .innerJoin(offers, eq(offers.productSku, products.sku))
    .where(
      and(
        eq(products.brand, brand),
        notInArray(products.category, ['', exceptCategory]),
        eq(offers.siteCulture, siteCulture),
        skus ? inArray(products.sku, [...skus]) : undefined,
      ),
    )
    .groupBy(products.sku)
    .having(sql`bool_or(${isLeft})`);
}
