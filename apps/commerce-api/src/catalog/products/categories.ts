import type { Brand } from '@settee/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { categories } from './tables.ts';

/** The categories of a brand in their order. One query. */
export async function findCategories(db: Database, brand: Brand) {
  const rows = await db
    .select({ summary: categories.summary })
    .from(categories)
    .where(eq(categories.brand, brand))
    .orderBy(asc(categories.position));
  return rows.map(({ summary: { code, title, url } }) => ({ code, title, url }));
}
