import type { CatalogChoice } from '@settee/catalog';
import type { Brand, Sku } from '@settee/domain';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Details of a fabric for its flyout. FABRIC-20 */
type FabricContent = Pick<CatalogChoice, 'description' | 'content' | 'origin' | 'care' | 'comfort'> & {
  /** Of its cloth. */
  subtitle: string;
  /** URL of the close-up; empty without one. */
  close: string;
};

/** Every fabric and leather of a brand, once each, independent of products. FABRIC-07 */
export const fabrics = pgTable(
  'fabric',
  {
    brand: text().$type<Brand>().notNull(),
    code: integer().notNull(),
    optionCode: integer().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    /** Its cloth or tannage. */
    family: text().notNull(),
    /** The price group of that. */
    familyCode: text().notNull(),
    typeName: text().notNull(),
    color: text().notNull(),
    colorGroup: text().notNull(),
    features: jsonb().$type<readonly string[]>().notNull(),
    /** URLs of its swatch; empty without a picture. */
    picture: text().notNull(),
    pictureHiRes: text().notNull(),
    swatchInStock: boolean().notNull(),
    /** Discontinued: not listed, but stored for shoppers who have selected it. FABRIC-16 */
    isNla: boolean().notNull(),
    /** The products that are made in it. */
    skus: jsonb().$type<readonly Sku[]>().notNull(),
    /** Additional content of the flyout. FABRIC-20 */
    content: jsonb().$type<FabricContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.code] }),
    index('fabric_listed').on(table.brand, table.isNla, table.position),
  ],
);
