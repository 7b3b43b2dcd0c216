import type { CatalogStore } from '@settee/catalog';
import type { CartLineItem, LineInstallation, Picture, SiteCulture } from '@settee/domain';
import { productUrl } from '../browse/product-url.ts';
import { daysTo, deliveryEstimate } from '../delivery/estimate.ts';
import { availabilityText } from './availability-text.ts';
import { cartMessages } from './messages.ts';
import { inStore, pickupEstimate } from './pickup-stores.ts';
import type { PricedLine } from './priced-lines.ts';

/** Where and when lines are shown. */
export interface LineContext {
  siteCulture: SiteCulture;
  now: Date;
  pictureOf: (line: PricedLine) => Picture | null;
  /** Where the goods go; empty before it is known. */
  postalCode: string;
  /** Where a line would be picked up. */
  store: CatalogStore | null;
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

/** How a line can come to the shopper, and when. CART-17, CART-23 */
export function deliveryOf(
  { line, product, available, store: chosen }: PricedLine,
  { siteCulture, now, postalCode, store: near }: Omit<LineContext, 'pictureOf'>,
): CartLineItem['shippingDeliveryOptions'] {
  const isGone = available === 0;
  const store = chosen ?? near;
  const there = store ? inStore(store, line.productSku) : 0;
  const isKept = store !== null && !isGone && there >= line.quantity;
  const days = product && !isGone ? daysTo(product.content, postalCode, siteCulture) : null;
  return {
    isShipOptionVisible: !isGone,
    isStorePickupOptionVisible: isKept,
    selectedShipOption: chosen ? 'pickup' : 'standard',
    shippingOption: { edd: days ? deliveryEstimate(days, now, siteCulture) : '', promoLinks: [] },
    bopsOption: {
      edd: isKept ? pickupEstimate(store, now) : '',
      pickupQuantityMessage: isKept ? `${there} in store.` : '',
    },
    vendorDropShipUrl: '',
  };
}

function installationOf({ line, installation }: PricedLine): LineInstallation | null {
  if (!installation) return null;
  const { sku, title, price } = installation;
  return { sku, title, price, total: price * line.quantity };
}

/** A line as screens take it. CART-03 */
export function lineItemOf(priced: PricedLine, context: LineContext): CartLineItem {
  const { pictureOf } = context;
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
    shippingDeliveryOptions: deliveryOf(priced, context),
    itemInfo: {
      sku: line.sku,
      name: product?.name ?? `Item ${line.sku}`,
      url: item?.url ?? (product ? productUrl(product) : ''),
      picture: pictureOf(priced) ?? noPicture,
      options: item?.chosen ?? [],
      optionChoiceParameter: line.optionChoiceParameter,
      availabilityMessage: availabilityMessage(priced),
      isDescriptionDisabled: isGone,
      vendorDropShipMessage: '',
    },
    installationService: installationOf(priced),
    isSaveForLaterEnabled: true,
    priceChange: unitPrice === line.priceWhenAdded ? null : { was: line.priceWhenAdded, now: unitPrice },
  };
}
