import { type Cart, estimatedLines, type LineEstimate } from '@settee/domain';
import { useState } from 'react';
import type { RequestFailure } from '../errors/request-failure.ts';
import type { ServiceMessages } from './service-messages.ts';
import type { CartPorts } from './useCart.ts';

export interface PickupStoreOptions {
  cart: Cart;
  ports: Required<Pick<CartPorts, 'getEstimatedDeliveryDate' | 'updateShipMethod'>>;
  labels: ServiceMessages;
  say: (sentence: string) => void;
  /** Gets calls that broke, for the log. CART-25 */
  onProblem: (problem: RequestFailure) => void;
  /** Gets the new texts of the lines. CART-23 */
  onEstimates: (lines: readonly LineEstimate[]) => void;
}

type State = { status: 'closed' } | { status: 'open' | 'saving'; message: string | null };

/** Loads the pickup estimates of a store and selects it for the cart. CART-23 to CART-26 */
export function usePickupStore({ cart, ports, labels, say, onProblem, onEstimates }: PickupStoreOptions) {
  const [state, setState] = useState<State>({ status: 'closed' });

  const choose = async (locationId: number) => {
    if (state.status !== 'open') return;
    setState({ status: 'saving', message: null });
    const result = await ports.getEstimatedDeliveryDate(locationId, cart.cartSummary.taxZipCode);
    const lines = result.ok ? estimatedLines(result.value) : null;
    if (lines === null) {
      const silent = { message: 'lineItems is null', action: 'GetEstimatedDeliveryDate', apiUrl: '' };
      onProblem(result.ok ? silent : result.error);
      setState({ status: 'open', message: labels.pickupOutage });
      return;
    }
    const isPickup = (line: Cart['lineItems'][number]) => line.shippingDeliveryOptions.selectedShipOption === 'pickup';
    const line = cart.lineItems.find(isPickup) ?? cart.lineItems[0];
    const way = line?.shippingDeliveryOptions.selectedShipOption ?? 'standard';
    const moved = line && (await ports.updateShipMethod(line.id, way, locationId));
    if (moved && !moved.ok) onProblem(moved.error);
    if (!moved?.ok || !moved.value.isSuccess) {
      const serverMessage = moved?.ok && !moved.value.isSuccess ? moved.value.errorMessage : '';
      setState({ status: 'open', message: serverMessage === '' ? labels.pickupFailed : serverMessage });
      return;
    }
    onEstimates(lines);
    say(labels.pickupChosen(cart.pickup.stores.find((store) => store.locationId === locationId)?.name ?? ''));
    setState({ status: 'closed' });
  };

  return {
    state,
    open: () => setState({ status: 'open', message: null }),
    close: () => setState({ status: 'closed' }),
    choose,
  };
}

export type PickupStoreControl = ReturnType<typeof usePickupStore>;
