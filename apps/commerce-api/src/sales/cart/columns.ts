import { uuid } from 'drizzle-orm/pg-core';
import { carts } from './tables.ts';

/** Cart of a row. */
export const cartId = (actions?: { onDelete: 'cascade' }) => uuid('basket_id').references(() => carts.id, actions);
