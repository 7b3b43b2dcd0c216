import {
  formatPrice,
  type ResponsiveImage,
  type PricedProduct,
  type SiteCulture,
  type Sku,
  type SkuAvailability,
} from '@settee/domain';
import { productUrl } from '../products/product-url.ts';
import type { ProductWithOffers } from '../products/product-with-offers.ts';
import { availabilityText, itemAvailabilityText } from '../availability/availability-text.ts';
import { getItemAvailability } from '../availability/item-availability.ts';
import type { ConfiguredItem } from '../options/resolve-configured-item.ts';
import { lineDimensions, noDimensions } from './line-dimensions.ts';
import { pricingMessages } from './messages.ts';

/** Requested SKU with its resolved item. */
export interface PricingRequest {
  sku: Sku;
  quantity: number;
  sellable: ProductWithOffers | undefined;
  /** `null` when the requested configuration is not available. */
  item: ConfiguredItem | null;
}

export interface PricingContext {
  siteCulture: SiteCulture;
  now: Date;
  zipCode: string;
  /** Whether a setting marks the shoppers of the site as international. CHK-03 */
  isInternational: boolean;
}

/** The first digits of the codes that our own trucks reach. */
const localStarts = { USA: ['60'], CANADA: ['M'] } as const;

function getAvailability({ sku, quantity, sellable, item }: PricingRequest, where: PricingContext): SkuAvailability {
  const { siteCulture, now, zipCode } = where;
  const inStock = item?.inStock ?? 0;
  const oms = getItemAvailability(
    { product: sellable?.product ?? null, item, available: Math.min(quantity, inStock) },
    { siteCulture, now, postalCode: zipCode, store: null },
  );
  return {
    isLocal: localStarts[siteCulture].some((start) => zipCode.startsWith(start)),
    isInternational: where.isInternational,
    isCanada: siteCulture === 'CANADA',
    isParcelShipping: sellable?.product.content.deliveryMode === 'parcel',
    shopButtonGroup: inStock < quantity ? 'none' : 'addToCart',
    message: item && inStock >= quantity ? itemAvailabilityText(item, quantity) : availabilityText(inStock, false),
    selectedOption: 'standard',
    nlaCarouselDto: inStock === 0 ? { sku } : null,
    availabilityOmsModel: oms,
    productPurchaseMessage: oms.messages.deliveryEddMessage,
  };
}

/** In how many days a product ships that can be had later only; 0 otherwise. */
function backOrderDays({ sellable, item }: PricingRequest, { siteCulture }: PricingContext): number {
  const availabilityContent = sellable?.product.content.availability;
  const isLater = availabilityContent?.deliveryStatus[siteCulture] === 'futureAvailability' && (item?.inStock ?? 0) > 0;
  return isLater ? (availabilityContent.shipsInDays ?? 0) : 0;
}

/** Name, address and dimensions of the product; empty for an unknown SKU. */
function getIdentity({ sku, sellable, item }: PricingRequest) {
  if (!sellable) return { name: '', productUrl: item?.url ?? '', dimensions: noDimensions };
  const { product } = sellable;
  return {
    name: product.name,
    productUrl: item?.url ?? productUrl(product),
    dimensions: lineDimensions(product, item?.sku ?? sku),
  };
}

type Price = Pick<PricedProduct, 'unitFormattedPrice' | 'unitCurrentPrice' | 'unitRegularPrice' | 'priceTypeCode'>;

/** Out-of-stock items cost nothing. */
function getPrice({ quantity, item }: PricingRequest, siteCulture: SiteCulture): Price {
  const { currentPrice, regularPrice } = item && item.inStock >= quantity ? item : { currentPrice: 0, regularPrice: 0 };
  return {
    unitFormattedPrice: formatPrice(currentPrice, siteCulture),
    unitCurrentPrice: currentPrice,
    unitRegularPrice: regularPrice,
    priceTypeCode: regularPrice > currentPrice ? 'sale' : 'regular',
  };
}

/** One line of a pricing; what cannot be had costs nothing. VIZ-20, ATC-32, AVAIL-03 */
export function pricedProduct(
  request: PricingRequest,
  image: ResponsiveImage | null,
  where: PricingContext,
): PricedProduct {
  const { sku, quantity, item } = request;
  const availability = getAvailability(request, where);
  const isInvalid = (item?.inStock ?? 0) < quantity;
  const days = backOrderDays(request, where);
  const backOrderMessage = days > 0 ? pricingMessages.backOrder(days) : '';
  const shown = backOrderMessage || availability.message;
  return {
    sku,
    ...getIdentity(request),
    imageUrl: image?.webp.url ?? '',
    picture: image,
    quantity,
    ...getPrice(request, where.siteCulture),
    availabilityMessage: pricingMessages.estimate(shown, isInvalid ? '' : availability.productPurchaseMessage),
    stockStatus: isInvalid ? 'outOfStock' : days > 0 ? 'backOrder' : 'inStock',
    isBackOrder: days > 0,
    backOrderMessage,
    backOrderMessageDays: days,
    optionChoiceParameter: item?.optionChoiceParameter ?? '',
    chosen: item?.chosen ?? [],
    isInvalid,
    availability,
  };
}
