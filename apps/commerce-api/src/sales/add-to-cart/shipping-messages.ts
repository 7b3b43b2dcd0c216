import { chargeTables } from '@settee/catalog';
import type { CartConfirmation, SiteCulture } from '@settee/domain';
import { cartMessages } from '../cart/messages.ts';
import type { OrderTotals } from '../order/order-totals.ts';

type Messages = Pick<
  CartConfirmation,
  | 'isShippingMessage'
  | 'shippingMessage'
  | 'isInHomeShippingMessage'
  | 'inHomeShippingMessage'
  | 'isThresholdShippingMessage'
  | 'thresholdShippingMessage'
>;

/** Returns the delivery messages of the confirmation. CONF-17 to CONF-19 */
export function shippingMessages({ charges, parcelMerchandise }: OrderTotals, siteCulture: SiteCulture): Messages {
  const threshold = chargeTables[siteCulture].freeShippingThreshold;
  const isNear = parcelMerchandise !== null && threshold !== null && parcelMerchandise < threshold;
  return {
    isShippingMessage: false,
    shippingMessage: '',
    isInHomeShippingMessage: charges.inHomeLevel !== null,
    inHomeShippingMessage: charges.inHomeLevel === null ? '' : cartMessages.inHome,
    isThresholdShippingMessage: isNear,
    thresholdShippingMessage: isNear ? cartMessages.freeShippingAway(threshold - parcelMerchandise, siteCulture) : '',
  };
}
