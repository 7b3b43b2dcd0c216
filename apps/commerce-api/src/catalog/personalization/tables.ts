import type { Brand, SiteCulture, Sku } from '@settee/domain';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Design, LineDesign } from './design.ts';

/** Designs under an unguessable key; the image is rendered on request. */
export const designPreviews = pgTable(
  'personalization_drawing',
  {
    key: text().primaryKey(),
    /** Key shared by equal designs. */
    designKey: text().notNull().unique(),
    design: jsonb().$type<Design>().notNull(),
    /** A design was saved with it, so that a cart or an order may show it. */
    isSaved: boolean('is_kept').notNull().default(false),
    drawnAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('personalization_drawing_age').on(table.isSaved, table.drawnAt)],
);

/** A design that a shopper confirmed and is about to add. */
export const designs = pgTable(
  'personalization_design',
  {
    id: uuid().primaryKey(),
    /** Owner key of the session. */
    shopperKey: text().notNull(),
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    productSku: integer().$type<Sku>().notNull(),
    designKey: text().notNull(),
    design: jsonb().$type<LineDesign>().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('personalization_design_shopper').on(table.shopperKey)],
);
