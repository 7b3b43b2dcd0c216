import type { CartPorts } from '@settee/checkout-kit';
import {
  acknowledgeChanges,
  addDonation,
  addToCart,
  applyPromo,
  applyZip,
  getCart,
  getDeliveryInfo,
  getEstimatedDeliveryDate,
  moveToCart,
  removeInstallationService,
  removeItem,
  removePromo,
  saveForLater,
  startCheckout,
  updateItem,
  updateShipMethod,
  validateZip,
} from '@settee/contract';
import { err } from '@settee/domain';
import { useMemo } from 'react';
import { lateCode } from '../edges/late-code.ts';
import { copyText } from '../edges/share.ts';
import { useSafeMutation } from './port-result.ts';
import { useProblemPorts } from './problems.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';
import { useValidationPorts } from './useValidationPorts.ts';

export const cartQuery = query(getCart, {}, { isLive: true });
export const useCart = () => useQuery(cartQuery, { revalidateOnFocus: true });

const loadShareCart = lateCode(() => import('./share-cart.ts'));
const loadPopupCode = lateCode(() => import('./load-popup.tsx'));

/** Returns the ports of the cart page. CART-12 to CART-23 */
export function useCartPorts(reload: () => Promise<unknown>): CartPorts {
  const problems = useProblemPorts();
  const validation = useValidationPorts();
  const send = useSafeMutation();
  return useMemo(
    () => ({
      ...problems,
      ...validation,
      reload: async () => void (await reload()),
      updateItem: (id, quantity) => send(updateItem, { id, quantity }),
      removeItem: (id) => send(removeItem, { id }),
      restoreItem: (line) => send(addToCart, [line]),
      saveForLater: (id) => send(saveForLater, { id }),
      moveToCart: (id) => send(moveToCart, { id }),
      checkZip: (zipCode) => send(validateZip, { zipCode }),
      applyZip: (zipCode) => send(applyZip, { zipCode }),
      acknowledgeChanges: () => send(acknowledgeChanges, {}),
      shareCart: async () => {
        try {
          return await (await loadShareCart()).shareCart(send);
        } catch (error) {
          return err({ message: String(error), action: 'ShareCart', apiUrl: '' });
        }
      },
      copyText,
      loadPopup: async (url) => {
        try {
          return await (await loadPopupCode()).loadPopup(send, url);
        } catch (error) {
          return err({ message: String(error), action: 'OpenPopup', apiUrl: url });
        }
      },
      getDeliveryInfo: () => send(getDeliveryInfo, {}),
      updateShipMethod: (id, shipMethod, locationId) => send(updateShipMethod, { id, shipMethod, locationId }),
      removeInstallationService: (id) => send(removeInstallationService, { id }),
      addDonation: (sku, amount) => send(addDonation, { sku, amount }),
      applyPromo: (promoCode) => send(applyPromo, { promoCode }),
      removePromo: () => send(removePromo, {}),
      getEstimatedDeliveryDate: (locationId, zipCode) => send(getEstimatedDeliveryDate, { locationId, zipCode }),
      startCheckout: () => send(startCheckout, {}),
    }),
    [problems, validation, send, reload],
  );
}
