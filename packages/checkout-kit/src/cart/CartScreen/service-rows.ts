import type { Cart } from '@settee/domain';
import type { CartPorts } from '../useCart.ts';

type ServicePorts = Pick<
  CartPorts,
  'addDonation' | 'applyPromo' | 'getEstimatedDeliveryDate' | 'removePromo' | 'updateShipMethod'
>;

/** Returns the services of a cart in addition to the postal code, if their ports exist. CART-19, CART-21 to CART-23 */
export function toServices({ pickup, config, donation }: Cart, ports: ServicePorts) {
  const { addDonation, applyPromo, getEstimatedDeliveryDate, removePromo, updateShipMethod } = ports;
  return {
    pickup:
      getEstimatedDeliveryDate && updateShipMethod && pickup.stores.length > 0
        ? { getEstimatedDeliveryDate, updateShipMethod }
        : null,
    promo: applyPromo && removePromo && config.isPromoEnabled ? { applyPromo, removePromo } : null,
    donation: addDonation && donation ? { addDonation, donation } : null,
  };
}

/** One for the zip, and one for each service. */
export function serviceRows(cart: Cart, ports: ServicePorts): number {
  return 1 + Object.values(toServices(cart, ports)).filter((service) => service !== null).length;
}
