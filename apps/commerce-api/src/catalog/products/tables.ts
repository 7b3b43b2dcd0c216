import type {
  Brand,
  CategorySummary,
  ConfiguredImage,
  HomePage,
  ResponsiveImage,
  SiteCulture,
  Sku,
} from '@settee/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ProductContent } from './product-content.ts';

/** Columns that define a product version, each as text. */
const versioned = [
  'brand',
  'category',
  'position::text',
  'slug',
  'name',
  'note',
  'is_new::text',
  'picture::text',
  "coalesce(hover_picture::text, '')",
  'swatches::text',
  'search_text',
  'content::text',
];

export const products = pgTable(
  'product',
  {
    sku: integer().$type<Sku>().primaryKey(),
    brand: text().$type<Brand>().notNull(),
    category: text().notNull(),
    position: integer().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    note: text().notNull(),
    isNew: boolean().notNull(),
    picture: jsonb().$type<ResponsiveImage>().notNull(),
    hoverPicture: jsonb().$type<ResponsiveImage | null>(),
    swatches: jsonb().$type<{ label: string; color: string }[]>().notNull(),
    /** Lower case, for the search. */
    searchName: text().notNull(),
    searchText: text().notNull(),
    content: jsonb().$type<ProductContent>().notNull(),
    /** Another one as soon as anything of the product is another. */
    version: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(`md5(${versioned.join(" || ' ' || ")})`)),
  },
  (table) => [index('product_category').on(table.brand, table.category, table.position)],
);

/** Offers of a site: a product, or one size of it. Amounts in cents. */
export const offers = pgTable(
  'offer',
  {
    sku: integer().$type<Sku>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    productSku: integer().notNull(),
    /** Choice of the size option for this offer; `null` without sizes. */
    sizeChoice: integer(),
    currentPrice: integer().notNull(),
    regularPrice: integer().notNull(),
    /** Cheapest surcharge of all other options together, and whether another choice costs more. */
    minSurcharge: integer('least_surcharge').notNull(),
    hasHigherPricedChoice: boolean('has_dearer_choice').notNull(),
    /** In stock is what was supplied less what was sold; a new catalog changes only the supply. */
    stockReceived: integer('supplied').notNull(),
    stockSold: integer('sold').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.siteCulture] }),
    index('offer_product').on(table.productSku, table.siteCulture),
    check('offer_current_price', sql`${table.currentPrice} >= 0`),
    check('offer_regular_price', sql`${table.regularPrice} >= 0`),
    check('offer_supplied', sql`${table.stockReceived} >= 0`),
    check('offer_sold', sql`${table.stockSold} >= 0`),
  ],
);

/** Hero images and overlays of materials and legs, by choice code. */
export const configuredImages = pgTable(
  'configured_picture',
  {
    productSku: integer().notNull(),
    choice: text('choices').notNull(),
    picture: jsonb().$type<ConfiguredImage>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productSku, table.choice] })],
);

export const categories = pgTable(
  'category',
  {
    brand: text().$type<Brand>().notNull(),
    code: text().notNull(),
    position: integer().notNull(),
    text: text().notNull(),
    summary: jsonb().$type<CategorySummary>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.code] })],
);

/** A brand's home page without what is read live. */
export const homes = pgTable('home', {
  brand: text().$type<Brand>().primaryKey(),
  hero: jsonb().$type<HomePage['hero']>().notNull(),
  story: jsonb().$type<HomePage['story']>().notNull(),
  categoriesTitle: text().notNull(),
  featuredTitle: text().notNull(),
  featuredSkus: jsonb().$type<Sku[]>().notNull(),
});
