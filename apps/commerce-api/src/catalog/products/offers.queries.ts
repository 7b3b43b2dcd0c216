import type { SiteCulture, Sku } from '@settee/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { offers } from './tables.ts';

/** Counts pieces of an offer as sold. */
export async function addToSold(tx: Database, siteCulture: SiteCulture, sku: Sku, quantity: number): Promise<void> {
  await tx
    .update(offers)
    .set({ stockSold: sql`${offers.stockSold} + ${quantity}` })
    .where(and(eq(offers.sku, sku), eq(offers.siteCulture, siteCulture)));
}

/** Of each sku that a country is offered the product, to be joined. */
export function productOfSku(db: Database, siteCulture: SiteCulture) {
  const { sku, productSku } = offers;
  return db.select({ sku, productSku }).from(offers).where(eq(offers.siteCulture, siteCulture)).as('product_of_sku');
}
