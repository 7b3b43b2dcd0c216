import type { Handlers } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { findCategories, findCategorySummaries } from './categories.queries.ts';
import { findHome } from './homes.queries.ts';
import { findSummariesBySku } from './summaries.ts';

/** Handlers of the home page and the menu. */
export const browseHandlers = {
  /** The brand's home page; three queries. */
  getHome: async ({ ctx, site }) => {
    const { db } = ctx;
    const [home, categories] = await Promise.all([findHome(db, site.brand), findCategorySummaries(db, site.brand)]);
    if (!home) return notFound;
    const cards = await findSummariesBySku(db, site, home.featuredSkus);
    const featured = home.featuredSkus.flatMap(
      (sku) => cards.find(({ summary }) => summary.sku === sku)?.summary ?? [],
    );
    return {
      hero: home.hero,
      story: home.story,
      categoriesTitle: home.categoriesTitle,
      categories,
      featured: { title: home.featuredTitle, products: featured },
    };
  },

  /** The categories of the brand in their order. */
  getMenu: async ({ ctx, site }) => ({
    categories: await findCategories(ctx.db, site.brand),
  }),
} satisfies Pick<Handlers<'browse'>, 'getHome' | 'getMenu'>;
