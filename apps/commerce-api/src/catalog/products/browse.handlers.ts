import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { findCategories } from './categories.ts';
import { findSummariesBySku } from './summaries.ts';
import { categories, homes } from './tables.ts';

/** Handlers of the home page and the menu. */
export const browseHandlers = {
  /** The brand's home page; three queries. */
  getHome: async ({ ctx, site }) => {
    const { db } = ctx;
    const [[home], tiles] = await Promise.all([
      db.select().from(homes).where(eq(homes.brand, site.brand)),
      db
        .select({ summary: categories.summary })
        .from(categories)
        .where(eq(categories.brand, site.brand))
        .orderBy(asc(categories.position)),
    ]);
    if (!home) return notFound;
    const cards = await findSummariesBySku(db, site, home.featuredSkus);
    const featured = home.featuredSkus.flatMap(
      (sku) => cards.find(({ summary }) => summary.sku === sku)?.summary ?? [],
    );
    return {
      hero: home.hero,
      story: home.story,
      categoriesTitle: home.categoriesTitle,
      categories: tiles.map(({ summary }) => summary),
      featured: { title: home.featuredTitle, products: featured },
    };
  },

  /** The categories of the brand in their order. */
  getMenu: async ({ ctx, site }) => ({
    categories: await findCategories(ctx.db, site.brand),
  }),
} satisfies Pick<Handlers<'browse'>, 'getHome' | 'getMenu'>;
