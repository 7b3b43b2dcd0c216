import type { getQuickViewDetails as endpoint } from '@settee/contract';
import {
  configuredPrice,
  formatPrice,
  matchingSkus,
  parseOptionChoiceParameter,
  validConfiguration,
} from '@settee/domain';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { optionsOf } from '../options/options-of.ts';
import { configurationIn } from '../options/configuration-in.ts';

const failed = { formattedPrice: '', hasError: true };

/** The price of a sku in choices that must all be offered; a special order in progress sends them as JSON. QVIEW-10, QVIEW-11 */
export const getQuickViewDetails: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
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
  return { formattedPrice: formatPrice(price.currentPrice, site.siteCulture), hasError: false };
};
