'use client';

import type { AddLocation, CardType, CheckoutStep, ShipMethod, Sku, TenderType } from '@settee/domain';
import { createContext, use } from 'react';

/** Analytics event, sent once per shopper action. Never contains card, address or account data. `docs/events.md` */
export type CheckoutKitEvent =
  | { type: 'cart.quantityChanged'; sku: Sku; quantity: number }
  | { type: 'cart.itemRemoved' | 'cart.removalUndone' | 'cart.savedForLater' | 'cart.movedToCart'; sku: Sku }
  | { type: 'cart.shipMethodChanged'; sku: Sku; shipMethod: ShipMethod }
  | { type: 'cart.installationRemoved'; sku: Sku }
  | { type: 'cart.promoApplied' | 'cart.promoRemoved' }
  /** `amount` in cents. */
  | { type: 'cart.donationAdded'; amount: number }
  | { type: 'cart.zipApplied' }
  | { type: 'cart.sharedCartAdded'; itemCount: number }
  | { type: 'cart.checkoutStarted' }
  | { type: 'addToCart.clicked' | 'addToCart.added'; skus: readonly Sku[] }
  | { type: 'addToCart.termsAccepted' | 'addToCart.termsDeclined'; skus: readonly Sku[] }
  | { type: 'addToCart.failed'; skus: readonly Sku[]; message: string }
  | {
      type: 'recommendation.clicked' | 'recommendation.added' | 'recommendation.failed';
      sku: Sku;
      location: AddLocation;
      position: number;
    }
  | { type: 'checkout.stepCompleted'; step: CheckoutStep }
  | { type: 'checkout.cardApplied'; cardType: CardType }
  /** `amount` in cents. */
  | { type: 'checkout.tenderApplied'; kind: TenderType; amount: number }
  | { type: 'checkout.tenderRemoved'; kind: TenderType }
  /** `total` in cents. */
  | { type: 'checkout.orderPlaced'; total: number }
  | { type: 'account.created' | 'account.signedIn' }
  /** `code` is the identity widget's, such as 'E0000004'. */
  | { type: 'account.signInFailed'; code: string };

export type OnEvent = (event: CheckoutKitEvent) => void;

const Context = createContext<OnEvent | null>(null);

/** Gets every event of the kit; `value` may be a function that does nothing, but it must be given. */
export const CheckoutEventsProvider = Context;

/** Reports an event to the host; throws outside of the provider, so that no event is lost silently. */
export function useOnEvent(): OnEvent {
  const onEvent = use(Context);
  if (!onEvent)
    throw new Error('There is no CheckoutEventsProvider above this component; wrap the app in it to get its events.');
  return onEvent;
}
