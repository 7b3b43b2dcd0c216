import type { Brand, RegistryType, Sku } from '@settee/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '../../platform/session/tables.ts';
import type { LineDesign } from '../../catalog/personalization/design.ts';

const instant = () => timestamp({ withTimezone: true });

/** Gift registries of an account on a brand; they go when it goes. */
export const registries = pgTable(
  'gift_registry',
  {
    id: uuid().primaryKey(),
    /** Its name in the calls and addresses. REG-30 */
    grId: bigint({ mode: 'number' }).notNull().unique(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    brand: text().$type<Brand>().notNull(),
    registryType: text().$type<RegistryType>().notNull(),
    eventDate: date({ mode: 'string' }).notNull(),
    ownersName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // What is asked for twice is made once.
    uniqueIndex('gift_registry_once').on(
      table.accountId,
      table.brand,
      table.registryType,
      table.eventDate,
      table.ownersName,
    ),
  ],
);

/** What is wished for, each product in its choices and with its writing once. */
export const registryItems = pgTable(
  'gift_registry_item',
  {
    id: uuid().primaryKey(),
    registryId: uuid()
      .notNull()
      .references(() => registries.id, { onDelete: 'cascade' }),
    sku: integer().$type<Sku>().notNull(),
    optionChoiceParameter: text().notNull(),
    /** What equal designs share; empty without one. */
    designKey: text().notNull().default(''),
    design: jsonb().$type<LineDesign>(),
    requestedQuantity: integer('wants').notNull(),
    /** How many of them were given already. */
    purchasedQuantity: integer('has').notNull().default(0),
    /** What it was called, for when it is sold no more. */
    name: text().notNull(),
    addedAt: instant().notNull(),
    /** Taken out, and kept for a while so that an undo puts it back in its place. */
    removedAt: instant(),
  },
  (table) => [
    uniqueIndex('gift_registry_item_once').on(
      table.registryId,
      table.sku,
      table.optionChoiceParameter,
      table.designKey,
    ),
    index('gift_registry_item_added').on(table.registryId, table.addedAt),
    check('gift_registry_item_wants', sql`${table.requestedQuantity} >= 1`),
    check('gift_registry_item_has', sql`${table.purchasedQuantity} >= 0`),
  ],
);
