import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

/** Accounts of registered shoppers. */
export const accounts = pgTable('account', {
  id: uuid().primaryKey(),
  /** As they write it. */
  emailAddress: text().notNull(),
  /** Normalized email, equal for all spellings of an address. */
  emailKey: text().notNull().unique(),
  isEmailConfirmed: boolean().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  /** Normalized, for updates of orders; empty until it is entered. */
  dayPhone: text().notNull().default(''),
  /** `null` for accounts that only use a social provider. */
  passwordHash: text(),
  isNewsWanted: boolean().notNull().default(false),
  isOfferWanted: boolean().notNull().default(false),
  /** An address that waits for its confirmation. */
  pendingEmailAddress: text().notNull().default(''),
  /** Of the exemption certificate that the shop has on file; empty without. README decision 19 */
  taxCertificateNumber: text().notNull().default(''),
  createdAt: instant().notNull(),
});

/** A shopper's browser; `key` is the hash of what its cookie holds. */
export const sessions = pgTable(
  'session',
  {
    key: text().primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    /** `null` for a guest. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    isRemembered: boolean().notNull().default(false),
    userAgent: text().notNull().default(''),
    createdAt: instant().notNull(),
    signedInAt: instant(),
    /** Written at most once in ten minutes, and for those who are signed in. */
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('session_expires').on(table.expiresAt), index('session_account').on(table.accountId)],
);

/** Wrong passwords by email address and wrong PINs by gift card, whether or not there is such an account or card. SIGN-39 */
export const loginAttempts = pgTable('sign_in_try', {
  /** Hash of the address, or of the card's number. */
  subject: text().primaryKey(),
  tries: integer().notNull(),
  lastTryAt: instant().notNull(),
  lockedUntil: instant(),
});
