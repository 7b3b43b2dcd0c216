import type { CartLineItem, Picture, SiteCulture } from '@settee/domain';
import { productUrl } from '../browse/product-url.ts';
import { deliveryEstimate } from '../delivery/estimate.ts';
import { availabilityText } from './availability-text.ts';
import { cartMessages } from './messages.ts';
import { designDays } from '../personalization/line-design.ts';
import type { PricedLine } from './priced-lines.ts';

interface Context {
  siteCulture: SiteCulture;
  now: Date;
  pictureOf: (line: PricedLine) => Picture | null;
}

const noPicture: Picture = {
  alt: '',
  width: 4,
  height: 3,
  color: '#d9d3c8',
  placeholder: '',
  avif: [],
  webp: { width: 4, url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
};

function availabilityMessage({ item, available, line }: PricedLine): string {
  if (!item || available === 0) return cartMessages.outOfStock;
  return available < line.quantity
    ? cartMessages.left(available)
    : availabilityText(item.inStock, item.chosen.length > 0);
}

/** A line as screens take it. CART-03 */
export function lineItemOf(priced: PricedLine, { siteCulture, now, pictureOf }: Context): CartLineItem {
  const { line, item, product, unitPrice, regularUnitPrice, available } = priced;
  const isGone = available === 0;
  return {
    id: line.id,
    isRemoved: false,
    priceQuantityTotals: {
      quantity: line.quantity,
      isQuantityDisabled: isGone,
      unitPrice,
      regularUnitPrice,
      lineTotal: unitPrice * line.quantity,
    },
    shippingDeliveryOptions: {
      isShipOptionVisible: !isGone,
      isStorePickupOptionVisible: false,
      selectedShipOption: line.shipMethod,
      shippingOption: {
        edd: product && !isGone ? deliveryEstimate(designDays(product, line.design), now, siteCulture) : '',
        promoLinks: [],
      },
      bopsOption: { edd: '', pickupQuantityMessage: '' },
      vendorDropShipUrl: '',
    },
    itemInfo: {
      sku: line.sku,
      name: product?.name ?? `Item ${line.sku}`,
      url: item?.url ?? (product ? productUrl(product) : ''),
      picture: pictureOf(priced) ?? noPicture,
      options: [...(item?.chosen ?? []), ...(line.design?.options ?? [])],
      optionChoiceParameter: line.optionChoiceParameter,
      availabilityMessage: availabilityMessage(priced),
      isDescriptionDisabled: isGone,
      vendorDropShipMessage: '',
    },
    isSaveForLaterEnabled: true,
    priceChange: unitPrice === line.priceWhenAdded ? null : { was: line.priceWhenAdded, now: unitPrice },
  };
}
