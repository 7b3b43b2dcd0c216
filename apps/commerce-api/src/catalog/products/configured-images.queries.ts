import type { Sku } from '@settee/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import { configuredImages } from './tables.ts';

/** Returns all images of a product in its choices. One query. */
export async function findConfiguredImages(db: Database, productSku: Sku) {
  return db.select().from(configuredImages).where(eq(configuredImages.productSku, productSku));
}

const imagesOfPairs = preparedStatement('configured pictures', (db) => {
  const { productSku, choice } = configuredImages;
  const pairs = sql`select * from unnest(${sql.placeholder('skus')}::int[], ${sql.placeholder('choices')}::text[])`;
  return db.select().from(configuredImages).where(sql`(${productSku}, ${choice}) in (${pairs})`);
});

/** Returns the images of products in one choice each. One query. */
export function findImagesOfChoices(db: Database, pairs: readonly { sku: Sku; choice: string }[]) {
  return imagesOfPairs(db, { skus: pairs.map(({ sku }) => sku), choices: pairs.map(({ choice }) => choice) });
}
