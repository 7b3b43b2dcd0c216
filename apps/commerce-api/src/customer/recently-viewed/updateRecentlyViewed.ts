import type { updateRecentlyViewed as endpoint } from '@settee/contract';
import {
  parseOptionChoiceParameter,
  recentlyViewedLimit,
  validConfiguration,
  optionChoiceParameter,
} from '@settee/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { optionsOf } from '../../catalog/options/options-of.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { viewedProducts } from './tables.ts';
import { isViewedBy, getOwner } from './viewed-by.ts';

const rule = { name: 'viewed', seconds: 60, perSession: 60, perAddress: 600 };

/**
 * Moves a product to the front of the recently viewed list; the oldest entries above the limit are removed.
 * CMPR-03
 */
export const updateRecentlyViewed: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  const sellable = (await findProductsWithOffers(ctx.db, site, [input.sku])).get(input.sku);
  if (!sellable) return notFound;
  const session = await shopper.getOrCreateSession();
  const options = optionsOf(sellable, site.siteCulture);
  const chosen = validConfiguration(options, parseOptionChoiceParameter(input.optionChoiceParameter) ?? {});
  const isOwn = isViewedBy(session);
  await ctx.inTransaction(async (tx) => {
    await tx.delete(viewedProducts).where(and(isOwn, eq(viewedProducts.familyId, sellable.product.sku)));
    await tx.insert(viewedProducts).values({
      id: ctx.ids.row(),
      ...getOwner(session),
      sku: input.sku,
      familyId: sellable.product.sku,
      optionChoiceParameter: optionChoiceParameter(options, chosen),
      viewedAt: ctx.clock.now(),
    });
    const old = tx
      .select({ id: viewedProducts.id })
      .from(viewedProducts)
      .where(isOwn)
      .orderBy(desc(viewedProducts.viewedAt), desc(viewedProducts.id))
      .offset(recentlyViewedLimit);
    await tx.delete(viewedProducts).where(inArray(viewedProducts.id, old));
  });
  return {};
};
