import type {
  Brand,
  CategorySummary,
  ConfiguredImage,
  HomePage,
  ResponsiveImage,
  ShownItem,
  SiteCulture,
  Sku,
} from '@settee/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
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

/** Words of a product for the search in another language than English. */
export type SearchTexts = Readonly<Record<'kind' | 'name' | 'text', string>>;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

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
    /** Keys of the color and material filters. */
    colors: text().array().notNull().default([]),
    materials: text().array().notNull().default([]),
    /** Keys of the width filter, of every size that it is made in. */
    widths: text().array().notNull().default([]),
    /** Both 0 without ratings. */
    ratingAverage: doublePrecision().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** The item that its card shows; `null` in products that are not sold any longer. */
    shown: jsonb().$type<ShownItem | null>(),
    /** Words of the search, lower case without accents: what it is, its name, and everything else. */
    searchKind: text().notNull().default(''),
    searchName: text().notNull(),
    searchText: text().notNull(),
    /** The same words in French. */
    searchFrench: jsonb().$type<SearchTexts>().notNull().default({ kind: '', name: '', text: '' }),
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
    /** Stock is supplied minus sold; a new catalog changes only the supply. */
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

/**
 * What listings and the search filter and sort by, one row per product and country. Derived from product and offers
 * by `refreshListings`; a trigger of the offers writes prices and stock.
 */
export const listings = pgTable(
  'product_listing',
  {
    sku: integer().$type<Sku>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    brand: text().$type<Brand>().notNull(),
    category: text().notNull(),
    position: integer().notNull(),
    isNew: boolean().notNull(),
    currentPrice: integer().notNull(),
    isOnSale: boolean().notNull(),
    isInStock: boolean().notNull(),
    colors: text().array().notNull(),
    materials: text().array().notNull(),
    widths: text().array().notNull().default([]),
    search: tsvector().notNull(),
    /** The words of `search` and those in French; empty where no page is in French. */
    searchFrench: tsvector().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.siteCulture] }),
    index('product_listing_category').on(table.brand, table.siteCulture, table.category, table.position),
    index('product_listing_position').on(table.brand, table.siteCulture, table.position),
    index('product_listing_price').on(table.brand, table.siteCulture, table.currentPrice, table.position),
    index('product_listing_search').using('gin', table.search),
    index('product_listing_search_french').using('gin', table.searchFrench),
  ],
);

/** Words of the catalog by brand and language, which correct misspelled ones. */
export const searchWords = pgTable(
  'search_word',
  {
    brand: text().$type<Brand>().notNull(),
    word: text().notNull(),
    language: text().$type<'english' | 'french'>().notNull().default('english'),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.word, table.language] }),
    index('search_word_similar').using('gist', table.word.op('gist_trgm_ops')),
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
