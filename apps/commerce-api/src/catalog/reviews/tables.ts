import type { ReportReason, Sku, Stars } from '@settee/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Reviews of products. Moderators publish or reject pending ones by their status. SUMM-08 */
export const reviews = pgTable(
  'review',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productSku: integer().$type<Sku>().notNull(),
    stars: integer().$type<Stars>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    nickname: text().notNull(),
    /** Empty when unknown. */
    location: text().notNull(),
    writtenOn: date({ mode: 'string' }).notNull(),
    isVerifiedBuyer: boolean().notNull(),
    helpfulCount: integer().notNull().default(0),
    status: text().$type<'published' | 'pending' | 'rejected'>().notNull(),
    /** Owner key of the buyer and the order; `null` for imported reviews, and after the account was deleted. */
    shopperKey: text(),
    orderId: uuid(),
    /** Key of the email address of the account or of the guest's order; `null` as above. */
    emailKey: text(),
    /** Id in the catalog; `null` for reviews that were written in the shop. */
    catalogId: text().unique(),
  },
  (table) => [
    index('review_product').on(table.productSku, table.status),
    uniqueIndex('review_shopper').on(table.productSku, table.shopperKey),
    uniqueIndex('review_order').on(table.productSku, table.orderId),
    uniqueIndex('review_email').on(table.productSku, table.emailKey),
    check('review_stars', sql`${table.stars} between 1 and 5`),
  ],
);

const reviewId = () =>
  integer()
    .notNull()
    .references(() => reviews.id, { onDelete: 'cascade' });

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Photographs of reviews, in the database because all processes of a shop share it, and because they are then deleted
 * with their review. Those without a review wait for the shopper to send one.
 */
export const reviewPhotos = pgTable(
  'review_photo',
  {
    /** Unguessable; part of the URL. */
    key: text().primaryKey(),
    /** Owner key of the session that sent it. */
    shopperKey: text().notNull(),
    productSku: integer().$type<Sku>().notNull(),
    reviewId: integer().references(() => reviews.id, { onDelete: 'cascade' }),
    /** From 0, within its review. */
    place: integer().notNull().default(0),
    width: integer().notNull(),
    height: integer().notNull(),
    /** WebP without metadata. */
    large: bytes().notNull(),
    small: bytes().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('review_photo_review').on(table.reviewId), index('review_photo_shopper').on(table.shopperKey)],
);

/** One row per shopper who found a review helpful. */
export const reviewVotes = pgTable('review_vote', { reviewId: reviewId(), shopperKey: text().notNull() }, (table) => [
  primaryKey({ columns: [table.reviewId, table.shopperKey] }),
]);

/** Reports of reviews, for moderators. */
export const reviewReports = pgTable(
  'review_report',
  {
    reviewId: reviewId(),
    shopperKey: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    comment: text().notNull(),
    reportedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.shopperKey] })],
);
