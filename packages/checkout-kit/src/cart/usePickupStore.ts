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

type Change = Pick<PickupStoreOptions, 'cart' | 'ports' | 'labels' | 'onProblem'>;

/** Loads the estimates of a store; `null` after an error. CART-23 */
async function loadEstimates({ cart, ports, onProblem }: Change, locationId: number) {
  const result = await ports.getEstimatedDeliveryDate(locationId, cart.cartSummary.taxZipCode);
  const lines = result.ok ? estimatedLines(result.value) : null;
  if (lines !== null) return lines;
  const noLines = { message: 'lineItems is null', action: 'GetEstimatedDeliveryDate', apiUrl: '' };
  onProblem(result.ok ? noLines : result.error);
  return null;
}

/** Selects a store for the cart; returns the error message, `null` after success. CART-24 */
async function selectStore({ cart, ports, labels, onProblem }: Change, locationId: number): Promise<string | null> {
  const isPickup = (line: Cart['lineItems'][number]) => line.shippingDeliveryOptions.selectedShipOption === 'pickup';
  const line = cart.lineItems.find(isPickup) ?? cart.lineItems[0];
  if (!line) return labels.pickupFailed;
  const result = await ports.updateShipMethod(line.id, line.shippingDeliveryOptions.selectedShipOption, locationId);
  if (!result.ok) onProblem(result.error);
  if (result.ok && result.value.isSuccess) return null;
  return (result.ok && !result.value.isSuccess && result.value.errorMessage) || labels.pickupFailed;
}

/** Loads the pickup estimates of a store and selects it for the cart. CART-23 to CART-26 */
export function usePickupStore({ cart, ports, labels, say, onProblem, onEstimates }: PickupStoreOptions) {
  const [state, setState] = useState<State>({ status: 'closed' });

  const choose = async (locationId: number) => {
    if (state.status !== 'open') return;
    setState({ status: 'saving', message: null });
    const change = { cart, ports, labels, onProblem };
    const estimates = await loadEstimates(change, locationId);
    const error = estimates ? await selectStore(change, locationId) : labels.pickupOutage;
    if (!estimates || error !== null) return setState({ status: 'open', message: error });
    onEstimates(estimates);
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
