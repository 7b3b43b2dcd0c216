import type { AddressWords } from '@settee/catalog';
import type { IdentityProviderName } from '@settee/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountId } from '../../platform/session/columns.ts';
import type { TokenData, TokenKind } from './token-kinds.ts';

const instant = () => timestamp({ withTimezone: true });

/** One-time tokens; only the hash is stored. */
export const accountTokens = pgTable(
  'account_token',
  {
    hash: text().primaryKey(),
    kind: text().$type<TokenKind>().notNull(),
    /** `null` for an account that is still to be made. */
    accountId: accountId(),
    /** Session that must consume the token; `null` for mailed tokens, which may be used in another browser. */
    sessionId: uuid(),
    data: jsonb().$type<TokenData>().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('account_token_account').on(table.accountId, table.kind),
    index('account_token_expires').on(table.expiresAt),
  ],
);

/** An account's name at Google, Apple or an identity service. SIGN-02, SIGN-03 */
export const identities = pgTable(
  'account_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: accountId().notNull(),
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
    accountId: accountId().notNull(),
    address: jsonb().$type<AddressWords>().notNull(),
    isDefault: boolean().notNull(),
  },
  (table) => [
    index('saved_address_account').on(table.accountId),
    uniqueIndex('saved_address_default').on(table.accountId).where(sql`${table.isDefault}`),
  ],
);
