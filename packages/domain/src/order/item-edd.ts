import type { CartLineItem } from '../cart/cart.ts';
import { chosenEdd } from '../cart/estimates.ts';
import type { ServiceLevel } from '../delivery/recipient.ts';
import { giftCardMethod, serviceLevels } from '../delivery/service-level.ts';
import type { OrderShipment } from './order.ts';

/** Levels at which each item is sent as soon as it is ready. */
const ownArrivals: readonly ServiceLevel[] = [
  serviceLevels.standard,
  serviceLevels.localInHome,
  serviceLevels.longDistanceInHome,
  giftCardMethod,
];

/** Arrival of an item: its own, unless all items of the shipment arrive together. SHIP-02 */
export function getItemEdd(
  line: Pick<CartLineItem, 'shippingDeliveryOptions'>,
  shipment: Pick<OrderShipment, 'serviceLevel' | 'holidayRange' | 'isShipComplete' | 'slot' | 'edd'>,
): string {
  const { serviceLevel, holidayRange, isShipComplete, slot, edd } = shipment;
  const isApart = ownArrivals.includes(serviceLevel) && !isShipComplete && holidayRange === '' && slot === '';
  const own = chosenEdd(line);
  return isApart ? own || edd : edd || own;
}
