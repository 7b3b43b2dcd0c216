import { getOversizedItems, type CheckoutStart } from '@settee/domain';
import type { PricedLine } from '../cart/priced-lines.ts';

const separateDelivery = '/browse/popup?popupName=VendorDropShip';

const isVendorDropShip = ({ product }: PricedLine) => product?.content.availability.isVendorDropShip ?? false;

/**
 * Returns the notices before the checkout: the boxes of oversized items to pick up, and a popup when some
 * of the lines arrive separately from their maker. CHK-04, CHK-06, OVER-02
 */
export function checkoutNotices(lines: readonly PricedLine[]): Pick<CheckoutStart, 'oversizedItems' | 'popupUrl'> {
  const forPickup = lines.filter(({ store }) => store !== null);
  const fromMaker = lines.filter(isVendorDropShip);
  return {
    oversizedItems: getOversizedItems(
      forPickup.flatMap(({ product, item, line }) => {
        if (!product) return [];
        const { bundle, boxes } = product.content;
        const name = item?.sellable.product.name ?? product.name;
        return [{ title: name, quantity: line.quantity, boxes: bundle?.boxes ?? boxes }];
      }),
    ),
    popupUrl: fromMaker.length > 0 && fromMaker.length < lines.length ? separateDelivery : '',
  };
}
