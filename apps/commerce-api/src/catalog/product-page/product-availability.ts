import { configuredSku, matchingSkus, optionChoiceParameter } from '@settee/domain';
import { availabilityText } from '../availability/availability-text.ts';
import { deliveryEstimate, getDeliveryDays } from '../availability/estimate.ts';
import { getProductionDays } from '../availability/lead-time.ts';
import { findPrebuiltStock, type PrebuiltStock } from '../availability/prebuilt-stock.ts';
import { getAvailableStock, type SkuOffer } from '../products/product-with-offers.ts';
import type { ProductPageData } from './product-page-data.ts';

type AvailabilityParts = Pick<
  ProductPageData,
  'sellable' | 'options' | 'configuration' | 'site' | 'now' | 'postalCode'
>;

/** Returns the offers that are still possible with the current choices. */
function openOffers({ sellable, options, configuration }: AvailabilityParts): readonly SkuOffer[] {
  if (options.length === 0) return sellable.offers;
  const open = new Set(matchingSkus(options, configuration));
  return sellable.offers.filter(({ sku }) => open.has(sku));
}

/** Returns the prebuilt stock of the current configuration. */
function madeIn({ sellable, options, configuration }: AvailabilityParts): PrebuiltStock | null {
  const sku = configuredSku(options, configuration);
  const offer = sellable.offers.find((candidate) => candidate.sku === sku);
  return offer
    ? findPrebuiltStock({ sellable, offer, optionChoiceParameter: optionChoiceParameter(options, configuration) }, 1)
    : null;
}

/** Number of pieces in stock of the offer with most of them, and whether and when it arrives. AVAIL-02 */
export function getAvailability(parts: AvailabilityParts): { inStock: number; message: string } {
  const { sellable, options, configuration, site, now, postalCode } = parts;
  const inStock = openOffers(parts).reduce((max, offer) => Math.max(max, getAvailableStock(offer)), 0);
  const made = madeIn(parts);
  const text = availabilityText(made?.stock ?? inStock, options.length > 0 && !made);
  if (inStock === 0) return { inStock, message: text };
  const { deliveryMode } = sellable.product.content;
  const deliveryDays = made?.deliveryDays ?? getProductionDays(sellable.product, configuration);
  const days = getDeliveryDays({ deliveryMode, deliveryDays }, postalCode, site.siteCulture);
  return { inStock, message: `${text}. ${deliveryEstimate(days, now, site.siteCulture)}` };
}
