import type { updateRecentlyViewed as endpoint } from '@settee/contract';
import {
  readOptionChoiceParameter,
  recentlyViewedLimit,
  validConfiguration,
  optionChoiceParameter,
} from '@settee/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { findSellables } from '../browse/sellable.ts';
import type { Handler } from '../handler.ts';
import { notFound } from '../http/refused.ts';
import { optionsOf } from '../options/options-of.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { viewedProducts } from './tables.ts';
import { isViewedBy, ownerOf } from './viewed-by.ts';

const rule = { name: 'viewed', seconds: 60, perSession: 60, perAddress: 600 };

/** Puts a product in front of what was looked at; what is known of it already moves, the oldest fall off. CMPR-03 */
export const updateRecentlyViewed: Handler<typeof endpoint> = async ({ input, shopper, world, site }) => {
  if (!(await isWithinRate(world, shopper, rule))) return tooMany;
  const sellable = (await findSellables(world.db, site, [input.sku])).get(input.sku);
  if (!sellable) return notFound;
  const session = await shopper.begin();
  const options = optionsOf(sellable, site.siteCulture);
  const chosen = validConfiguration(options, readOptionChoiceParameter(input.optionChoiceParameter) ?? {});
  const isOwn = isViewedBy(session);
  await world.inTransaction(async (tx) => {
    await tx.delete(viewedProducts).where(and(isOwn, eq(viewedProducts.familyId, sellable.product.sku)));
    await tx.insert(viewedProducts).values({
      id: world.ids.row(),
      ...ownerOf(session),
      sku: input.sku,
      familyId: sellable.product.sku,
      optionChoiceParameter: optionChoiceParameter(options, chosen),
      viewedAt: world.clock.now(),
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
