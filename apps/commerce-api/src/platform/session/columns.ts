import { text, uuid } from 'drizzle-orm/pg-core';
import { accounts, sessions } from './tables.ts';

/** Account of a row, which is deleted with it; `null` unless `notNull()` is added. */
export const accountId = () => uuid().references(() => accounts.id, { onDelete: 'cascade' });

/** Session of a row, by its id. The row is deleted with it. */
export const sessionId = () => uuid().references(() => sessions.id, { onDelete: 'cascade' });

/** Session of a row that belongs to a guest, by its key. The row is deleted with it. */
export const sessionKey = () => text().references(() => sessions.key, { onDelete: 'cascade' });
