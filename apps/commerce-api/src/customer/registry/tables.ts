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
import { accountId } from '../../platform/session/columns.ts';
import type { LineDesign } from '../../catalog/personalization/design.ts';

const instant = () => timestamp({ withTimezone: true });

/** Gift registries of an account on a brand; deleted with the account. */
export const registries = pgTable(
  'gift_registry',
  {
    id: uuid().primaryKey(),
    /** Its name in the calls and addresses. REG-30 */
    grId: bigint({ mode: 'number' }).notNull().unique(),
    accountId: accountId().notNull(),
    brand: text().$type<Brand>().notNull(),
    registryType: text().$type<RegistryType>().notNull(),
    eventDate: date({ mode: 'string' }).notNull(),
    ownersName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // Repeated requests create one registry.
    uniqueIndex('gift_registry_once').on(
      table.accountId,
      table.brand,
      table.registryType,
      table.eventDate,
      table.ownersName,
    ),
  ],
);

/** Registry items, each product, configuration and design once. */
export const registryItems = pgTable(
  'gift_registry_item',
  {
    id: uuid().primaryKey(),
    registryId: uuid()
      .notNull()
      .references(() => registries.id, { onDelete: 'cascade' }),
    sku: integer().$type<Sku>().notNull(),
    optionChoiceParameter: text().notNull(),
    /** Key shared by equal designs; empty without one. */
    designKey: text().notNull().default(''),
    design: jsonb().$type<LineDesign>(),
    requestedQuantity: integer('wants').notNull(),
    /** Purchased quantity. */
    purchasedQuantity: integer('has').notNull().default(0),
    /** Product name at the time of saving, for discontinued products. */
    name: text().notNull(),
    addedAt: instant().notNull(),
    /** Time of the removal; the row is retained for a while so that an undo restores its position. */
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
