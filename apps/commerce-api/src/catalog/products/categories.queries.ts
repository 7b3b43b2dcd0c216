import type { Brand, CategorySummary } from '@settee/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { categories } from './tables.ts';

/** Returns the summaries of a brand's categories in their order. One query. */
export async function findCategorySummaries(db: Database, brand: Brand): Promise<CategorySummary[]> {
  const rows = await db
    .select({ summary: categories.summary })
    .from(categories)
    .where(eq(categories.brand, brand))
    .orderBy(asc(categories.position));
  return rows.map(({ summary }) => summary);
}

/** The categories of a brand in their order. One query. */
export async function findCategories(db: Database, brand: Brand) {
  return (await findCategorySummaries(db, brand)).map(({ code, title, url }) => ({ code, title, url }));
}

/** Returns the summary of the first category of a brand; `null` without categories. One query. */
export async function findFirstCategory(db: Database, brand: Brand): Promise<CategorySummary | null> {
  const [first] = await db
    .select({ summary: categories.summary })
    .from(categories)
    .where(eq(categories.brand, brand))
    .orderBy(asc(categories.position))
    .limit(1);
  return first?.summary ?? null;
}

/** Returns the text and summary of a category; `null` when the brand does not have it. One query. */
export async function findCategory(db: Database, brand: Brand, code: string) {
  const { text, summary } = categories;
  const [category] = await db
    .select({ text, summary })
    .from(categories)
    .where(and(eq(categories.brand, brand), eq(categories.code, code)));
  return category ?? null;
}
