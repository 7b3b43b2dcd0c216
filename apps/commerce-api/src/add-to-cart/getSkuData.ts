import type { getSkuData as endpoint } from '@settee/contract';
import { formatPrice, type SkuAvailability } from '@settee/domain';
import { findSellables } from '../browse/sellable.ts';
import { availabilityText } from '../cart/availability-text.ts';
import { itemAvailabilityOf } from '../cart/item-availability.ts';
import { cartMessages } from '../cart/messages.ts';
import type { Handler } from '../handler.ts';
import { resolveItem } from '../options/resolve-item.ts';

/** The first digits of the codes that our own trucks reach. */
const localStarts = { USA: ['60'], CANADA: ['M'] } as const;

/** What is unknown or gone is marked invalid and costs nothing. ATC-32, AVAIL-03 */
export const getSkuData: Handler<typeof endpoint> = async ({ input, world, site }) => {
  const { siteCulture } = site;
  const zipCode = input.zipCode.trim().toUpperCase();
  const isLocal = localStarts[siteCulture].some((start) => zipCode.startsWith(start));
  const catalog = await findSellables(world.db, site, [...new Set(input.skus.map(({ sku }) => sku))]);
  const products = input.skus.map(({ sku, quantity }) => {
    const sellable = catalog.get(sku);
    const resolved = resolveItem(sellable, siteCulture, sku, '');
    const item = resolved.ok ? resolved.value : null;
    const inStock = item?.inStock ?? 0;
    const oms = itemAvailabilityOf(
      { product: sellable?.product ?? null, available: Math.min(quantity, inStock) },
      { siteCulture, now: world.clock.now(), postalCode: zipCode, store: null },
    );
    const isInvalid = inStock < quantity;
    const price = isInvalid ? 0 : (item?.currentPrice ?? 0);
    const availability: SkuAvailability = {
      isLocal,
      isInternational: false,
      isCanada: siteCulture === 'CANADA',
      isParcelShipping: sellable?.product.content.carriage === 'parcel',
      shopButtonGroup: isInvalid ? 'none' : 'addToCart',
      message: availabilityText(inStock, false),
      selectedOption: 'standard',
      nlaCarouselDto: inStock === 0 ? { sku } : null,
      availabilityOmsModel: oms,
      productPurchaseMessage: oms.messages.deliveryEddMessage,
    };
    return { sku, quantity, isInvalid, price, formattedPrice: formatPrice(price, siteCulture), availability };
  });
  const hasInvalidSkus = products.some(({ isInvalid }) => isInvalid);
  const total = products.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return {
    products,
    totalFormattedPrice: formatPrice(total, siteCulture),
    customOrderConfirmation: { hasCustomOrderConfirmation: false, message: '', items: [] },
    hasInvalidSkus,
    invalidSkuMessage: hasInvalidSkus ? cartMessages.unavailable : '',
  };
};
