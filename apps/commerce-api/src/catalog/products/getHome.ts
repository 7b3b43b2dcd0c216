import type { getHome as endpoint } from '@settee/contract';
import { asc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { findSummaries } from './summaries.ts';
import { categories, homes } from './tables.ts';

/** The brand's home page; three queries. */
export const getHome: Handler<typeof endpoint> = async ({ ctx, site }) => {
  const { db } = ctx;
  const [[home], tiles, cards] = await Promise.all([
    db.select().from(homes).where(eq(homes.brand, site.brand)),
    db
      .select({ summary: categories.summary })
      .from(categories)
      .where(eq(categories.brand, site.brand))
      .orderBy(asc(categories.position)),
    findSummaries(db, site),
  ]);
  if (!home) return notFound;
  const featured = home.featuredSkus.flatMap((sku) => cards.find(({ summary }) => summary.sku === sku)?.summary ?? []);
  return {
    hero: home.hero,
    story: home.story,
    categoriesTitle: home.categoriesTitle,
    categories: tiles.map(({ summary }) => summary),
    featured: { title: home.featuredTitle, products: featured },
  };
};
