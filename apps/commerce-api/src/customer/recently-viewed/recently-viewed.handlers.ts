import {
  configurationQuery,
  configuredPrice,
  parseOptionChoiceParameter,
  type ProductSummary,
  type ShopSite,
  imageChoices,
  maxRecentlyViewed,
  validConfiguration,
  optionChoiceParameter,
} from '@settee/domain';
import { eq, desc, and, inArray } from 'drizzle-orm';
import type { Session } from '../../platform/session/session.ts';
import { viewedProducts } from './tables.ts';
import { configuredUrl } from '../../catalog/products/product-url.ts';
import { findProductsWithOffers, type ProductWithOffers } from '../../catalog/products/product-with-offers.ts';
import { findSummariesBySku } from '../../catalog/products/summaries.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { optionsOf } from '../../catalog/options/options-of.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Returns the owner of the session's views: the account, otherwise the session. */
const getOwner = ({ account, key }: Session) =>
  account ? { accountId: account.id, sessionKey: null } : { accountId: null, sessionKey: key };

const isViewedBy = ({ account, key }: Session) =>
  account ? eq(viewedProducts.accountId, account.id) : eq(viewedProducts.sessionKey, key);

/** A card in the choices it was seen in. */
function seenIn(summary: ProductSummary, sellable: ProductWithOffers, { siteCulture }: ShopSite, choices: string) {
  const options = optionsOf(sellable, siteCulture);
  const chosen = parseOptionChoiceParameter(choices) ?? {};
  const price = configuredPrice(sellable.offers, options, chosen);
  const url = configuredUrl(sellable.product, configurationQuery(options, chosen));
  return { item: { sellable, pictured: imageChoices(options, chosen) }, summary: { ...summary, ...price, url } };
}

const rule = { name: 'viewed', seconds: 60, perSession: 60, perAddress: 600 };

/** Handlers of recently viewed products. */
export const recentlyViewedHandlers = {
  /** Returns the products viewed on this site, newest first. CMPR-04 */
  getRecentlyViewed: async ({ shopper, ctx, site }) => {
    const session = await shopper.session();
    if (!session) return [];
    const { db } = ctx;
    const rows = await db
      .select({ familyId: viewedProducts.familyId, choices: viewedProducts.optionChoiceParameter })
      .from(viewedProducts)
      .where(isViewedBy(session))
      .orderBy(desc(viewedProducts.viewedAt), desc(viewedProducts.id));
    if (rows.length === 0) return [];
    const skus = rows.map(({ familyId }) => familyId);
    const [cards, sellables] = await Promise.all([
      findSummariesBySku(db, site, skus),
      findProductsWithOffers(db, site, skus),
    ]);
    const seen = rows.flatMap(({ familyId, choices }) => {
      const card = cards.find(({ summary }) => summary.sku === familyId)?.summary;
      const sellable = sellables.get(familyId);
      return card && sellable ? [seenIn(card, sellable, site, choices)] : [];
    });
    const imageOf = await getImages(
      db,
      seen.map(({ item }) => item),
    );
    return seen.map(({ item, summary }) => ({ ...summary, picture: imageOf(item) }));
  },

  /**
   * Moves a product to the front of the recently viewed list; the oldest entries above the limit are removed.
   * CMPR-03
   */
  updateRecentlyViewed: async ({ input, shopper, ctx, site }) => {
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
        .offset(maxRecentlyViewed);
      await tx.delete(viewedProducts).where(inArray(viewedProducts.id, old));
    });
    return {};
  },
} satisfies Handlers<'recentlyViewed'>;
