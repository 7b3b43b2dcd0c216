import type { TenderType } from '@settee/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { cartId } from '../cart/columns.ts';

/** A gift card or tender code of a cart: a token and what may be shown of it, never a gift card's number or PIN. */
export const cartTenders = pgTable(
  'basket_tender',
  {
    id: uuid().primaryKey(),
    cartId: cartId().notNull(),
    kind: text().$type<TenderType>().notNull(),
    token: text().notNull(),
    /** A gift card's last four digits, a tender code whole. */
    number: text().notNull(),
    /** Balance at the last lookup, in cents. */
    balance: integer().notNull(),
    /** True when an order found a lower balance, until the shopper continues. */
    hasChanged: boolean().notNull().default(false),
  },
  (table) => [
    unique('basket_tender_once').on(table.cartId, table.token),
    check('basket_tender_balance', sql`${table.balance} >= 0`),
  ],
);
