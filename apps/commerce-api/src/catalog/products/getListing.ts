import type { getListing as endpoint } from '@settee/contract';
import type { ListingSort } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { findSummaries, type PlacedSummary } from './summaries.ts';
import { categories, products } from './tables.ts';

const byPlace = (one: PlacedSummary, other: PlacedSummary) => one.position - other.position;
const price = ({ summary }: PlacedSummary) => summary.currentPrice;

const orders: Record<ListingSort, (one: PlacedSummary, other: PlacedSummary) => number> = {
  featured: byPlace,
  newest: (one, other) => Number(other.isNew) - Number(one.isNew) || byPlace(one, other),
  'price-low': (one, other) => price(one) - price(other) || byPlace(one, other),
  'price-high': (one, other) => price(other) - price(one) || byPlace(one, other),
};

/** The products of a category; two queries. */
export const getListing: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const isRequested = and(eq(categories.brand, site.brand), eq(categories.code, input.category));
  const [[category], cards] = await Promise.all([
    ctx.db.select().from(categories).where(isRequested),
    findSummaries(ctx.db, site, eq(products.category, input.category)),
  ]);
  if (!category) return notFound;
  return {
    category: { ...category.summary, count: cards.length },
    text: category.text,
    sort: input.sort,
    products: cards.toSorted(orders[input.sort]).map(({ summary }) => summary),
  };
};
