import { type ComparedProduct, parseComparedSkus, type ProductSummary } from '@settee/domain';
import type { Handlers } from '../../platform/handler.ts';
import { getOptionsWithoutSelection } from '../options/options-of.ts';
import { isMadeWithoutChoices } from '../products/made-to-order.ts';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import { findSummariesBySku } from '../products/summaries.ts';
import { toAfterSale } from './after-sale.ts';
import { getAvailability } from './product-availability.ts';
import type { ProductPageData } from './product-page-data.ts';
import { toDimensions } from './to-dimensions.ts';

type ComparedData = Pick<ProductPageData, 'sellable' | 'options' | 'site' | 'now' | 'postalCode'>;

function toComparedProduct(summary: ProductSummary, data: ComparedData): ComparedProduct {
  const { sellable, options } = data;
  const { product } = sellable;
  const { facts, giftCard, buyLabel } = product.content;
  const { inStock, message } = getAvailability({ ...data, configuration: {} });
  return {
    summary,
    choices: options.map(({ header, choiceGroups }) => ({
      label: header.title,
      count: new Set(choiceGroups.flatMap(({ choices }) => choices.map(({ code }) => code))).size,
    })),
    dimensions: toDimensions(product, summary.shown.sku),
    facts,
    availabilityMessage: message,
    afterSale: toAfterSale(product, options.length > 0 || isMadeWithoutChoices(product)),
    isComplete: options.length === 0 && inStock > 0 && !giftCard && buyLabel === undefined,
  };
}

/** Handler of the comparison of products. */
export const compareHandlers = {
  /** Returns the requested products that are sold here. Three queries with that of the cart. CMPR-01 */
  compareProducts: async ({ input, ctx, site, shopper }) => {
    const { db } = ctx;
    const skus = parseComparedSkus(input.skus);
    const [cards, sellables, cart] = await Promise.all([
      findSummariesBySku(db, site, skus),
      findProductsWithOffers(db, site, skus),
      shopper.session().then((session) => session && ctx.carts.find(db, session, site)),
    ]);
    const products = skus.flatMap((sku) => {
      const card = cards.find(({ summary }) => summary.sku === sku);
      const sellable = sellables.get(sku);
      if (!card || !sellable) return [];
      const options = getOptionsWithoutSelection(sellable, site.siteCulture);
      const context = { site, now: ctx.clock.now(), postalCode: cart?.postalCode ?? '' };
      return toComparedProduct(card.summary, { sellable, options, ...context });
    });
    return { products, missing: skus.length - products.length };
  },
} satisfies Pick<Handlers<'browse'>, 'compareProducts'>;
