import {
  isMaterial,
  parseOptionChoiceParameter,
  type Choice,
  type ProductSummary,
  type ShopSite,
  configuredPrice,
  formatPrice,
  matchingSkus,
  validConfiguration,
} from '@settee/domain';
import { findProductsWithOffers, type Product } from '../products/product-with-offers.ts';
import { findSummariesOfChoice, findSummariesOfCollection } from '../products/summaries.ts';
import { notFound, validationError } from '../../platform/http/error-response.ts';
import { optionsOf } from '../options/options-of.ts';
import type { Context } from '../../platform/context.ts';
import { configurationIn } from '../options/configuration-in.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Maximum number of products of a collection. */
const maxRelated = 12;
const noMaterial = validationError([
  { field: 'optionChoiceParameter', message: 'Must name a material of the product.' },
]);

/** The pieces that belong with a product: of its collection, else what can be had in the same material. */
async function getRelatedProducts(
  { db }: Context,
  site: ShopSite,
  product: Product,
  choice: Choice,
  inMaterial: ProductSummary[],
) {
  const { collection } = product.content;
  if (collection === '') return { header: `Also made in ${choice.swatchName}`, items: inMaterial };
  const pieces = (await findSummariesOfCollection(db, site, product)).map(({ summary }) => summary);
  return { header: `Part of the ${collection} collection`, items: pieces };
}

const failed = { formattedPrice: '', hasError: true };

/** Handlers of material details. */
export const materialsHandlers = {
  /**
   * Returns a material of a product: its swatch, its collection and other products in the same material. FLY-14,
   * FLY-15
   */
  getFabricInfo: async ({ input, ctx, site }) => {
    const sellable = (await findProductsWithOffers(ctx.db, site, [input.sku])).get(input.sku);
    if (!sellable) return notFound;
    const requested = parseOptionChoiceParameter(input.optionChoiceParameter) ?? {};
    const choice = optionsOf(sellable, site.siteCulture)
      .filter(isMaterial)
      .flatMap(({ optionCode, choiceGroups }) =>
        choiceGroups.flatMap(({ choices }) => choices.filter(({ code }) => code === requested[optionCode])),
      )[0];
    if (!choice) return noMaterial;
    const { product } = sellable;
    const wanted = { code: choice.code, exceptSku: product.sku };
    const others = (await findSummariesOfChoice(ctx.db, site, wanted)).map(({ summary }) => summary);
    const { header, items } = await getRelatedProducts(ctx, site, product, choice, others);
    return {
      squareImage: choice.images.desktop,
      squareImageHiRes: choice.images.desktopHiRes || choice.images.desktop,
      partOfACollection: { header, items: items.slice(0, maxRelated) },
      fabricPlpURL: others.length > 0 ? `/search?q=${encodeURIComponent(choice.swatchName)}` : '',
    };
  },

  /** The price of a sku in choices that must all be offered; a special order in progress sends them as JSON. QVIEW-10, QVIEW-11 */
  getQuickViewDetails: async ({ input, ctx, site }) => {
    const { sku, oc, choices } = input;
    const sellable = (await findProductsWithOffers(ctx.db, site, [sku])).get(sku);
    if (!sellable) return notFound;
    const requested = choices === '' ? parseOptionChoiceParameter(oc) : configurationIn(choices);
    if (!requested) return failed;
    const options = optionsOf(sellable, site.siteCulture);
    const chosen = validConfiguration(options, requested);
    const isMeant = options.length === 0 || sku === sellable.product.sku || matchingSkus(options, chosen).includes(sku);
    const price = configuredPrice(sellable.offers, options, chosen);
    if (!price || !isMeant || Object.keys(chosen).length !== Object.keys(requested).length) return failed;
    return { formattedPrice: formatPrice(price.currentPrice, site), hasError: false };
  },
} satisfies Handlers<'materials'>;
