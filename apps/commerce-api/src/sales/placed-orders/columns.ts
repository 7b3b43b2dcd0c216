import { uuid } from 'drizzle-orm/pg-core';
import { orders } from './tables.ts';

/** Order of a row. */
export const orderId = (actions?: { onDelete: 'cascade' }) => uuid().references(() => orders.id, actions);
