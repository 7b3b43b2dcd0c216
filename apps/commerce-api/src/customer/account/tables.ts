import type { AddressWords } from '@settee/catalog';
import type { CardType, IdentityProviderName } from '@settee/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TokenData, TokenKind } from './token-kinds.ts';

const instant = () => timestamp({ withTimezone: true });

/** Somebody who can sign in. */
export const accounts = pgTable('account', {
  id: uuid().primaryKey(),
  /** As they write it. */
  emailAddress: text().notNull(),
  /** What the address has in common with other spellings of it. */
  emailKey: text().notNull().unique(),
  isEmailConfirmed: boolean().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  /** `null` for those who only come by way of a social provider. */
  passwordHash: text(),
  isNewsWanted: boolean().notNull().default(false),
  isOfferWanted: boolean().notNull().default(false),
  /** An address that waits for its confirmation. */
  pendingEmailAddress: text().notNull().default(''),
  /** Of the exemption certificate that the shop has on file; empty without. README decision 19 */
  taxCertificateNumber: text().notNull().default(''),
  createdAt: instant().notNull(),
});

const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

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

/** What was handed out once and is taken back once; only its hash is kept. */
export const accountTokens = pgTable(
  'account_token',
  {
    hash: text().primaryKey(),
    kind: text().$type<TokenKind>().notNull(),
    /** `null` for an account that is still to be made. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    /** The only session that may use it; `null` for mailed ones, which may come in another browser. */
    sessionId: uuid(),
    data: jsonb().$type<TokenData>().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('account_token_account').on(table.accountId, table.kind),
    index('account_token_expires').on(table.expiresAt),
  ],
);

/** Wrong passwords by email address and wrong PINs by gift card, whether or not there is such an account or card. SIGN-39 */
export const loginAttempts = pgTable('sign_in_try', {
  /** Hash of the address, or of the card's number. */
  subject: text().primaryKey(),
  tries: integer().notNull(),
  lastTryAt: instant().notNull(),
  lockedUntil: instant(),
});

/** An account's name at Google, Apple or an identity service. SIGN-02, SIGN-03 */
export const identities = pgTable(
  'account_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: ofAccount(),
    provider: text().$type<IdentityProviderName | 'widget'>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('account_identity_account').on(table.accountId),
  ],
);

/** The address book. */
export const savedAddresses = pgTable(
  'saved_address',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    address: jsonb().$type<AddressWords>().notNull(),
    isDefault: boolean().notNull(),
  },
  (table) => [
    index('saved_address_account').on(table.accountId),
    uniqueIndex('saved_address_default').on(table.accountId).where(sql`${table.isDefault}`),
  ],
);

/** The cards of an account: the provider's token and what may be shown. CARD-14 */
export const savedCards = pgTable(
  'saved_card',
  {
    id: uuid().primaryKey(),
    accountId: ofAccount(),
    token: text().notNull(),
    type: text().$type<CardType>().notNull(),
    lastFour: text().notNull(),
    binRange: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    isDefault: boolean().notNull(),
  },
  (table) => [
    index('saved_card_account').on(table.accountId),
    uniqueIndex('saved_card_default').on(table.accountId).where(sql`${table.isDefault}`),
  ],
);
