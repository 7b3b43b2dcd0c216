import type { getRecentlyViewed as endpoint } from '@settee/contract';
import {
  configurationQuery,
  configuredPrice,
  parseOptionChoiceParameter,
  type ProductSummary,
  type Site,
} from '@settee/domain';
import { desc } from 'drizzle-orm';
import { configuredUrl } from '../../catalog/products/product-url.ts';
import { findProductsWithOffers, type ProductWithOffers } from '../../catalog/products/product-with-offers.ts';
import { findSummariesBySku } from '../../catalog/products/summaries.ts';
import type { Handler } from '../../platform/handler.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { optionsOf } from '../../catalog/options/options-of.ts';
import { imageChoices } from '@settee/domain';
import { viewedProducts } from './tables.ts';
import { isViewedBy } from './viewed-by.ts';

/** A card in the choices it was seen in. */
function seenIn(summary: ProductSummary, sellable: ProductWithOffers, { siteCulture }: Site, choices: string) {
  const options = optionsOf(sellable, siteCulture);
  const chosen = parseOptionChoiceParameter(choices) ?? {};
  const price = configuredPrice(sellable.offers, options, chosen);
  const url = configuredUrl(sellable.product, configurationQuery(options, chosen));
  return { item: { sellable, pictured: imageChoices(options, chosen) }, summary: { ...summary, ...price, url } };
}

/** Returns the products viewed on this site, newest first. CMPR-04 */
export const getRecentlyViewed: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
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
};
