import type { getMenu as endpoint } from '@settee/contract';
import { asc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { categories } from './tables.ts';

/** The categories of the brand in their order. */
export const getMenu: Handler<typeof endpoint> = async ({ ctx, site }) => {
  const rows = await ctx.db
    .select({ summary: categories.summary })
    .from(categories)
    .where(eq(categories.brand, site.brand))
    .orderBy(asc(categories.position));
  return { categories: rows.map(({ summary: { code, title, url } }) => ({ code, title, url })) };
};
