'use client';

import type {
  AddLocation,
  CardType,
  Cart,
  CartLineItem,
  Cents,
  CheckoutStep,
  Currency,
  ShipMethod,
  Site,
  Sku,
  TenderType,
  WalletKind,
} from '@settee/domain';
import { createContext, useContext } from 'react';

/** A product in an event; `price` of one piece in cents. */
export interface EventItem {
  sku: Sku;
  quantity: number;
  price: Cents;
}

/** The products of cart lines, as events have them. */
export function toEventItems(lines: readonly Pick<CartLineItem, 'itemInfo' | 'priceQuantityTotals'>[]): EventItem[] {
  return lines.map(({ itemInfo, priceQuantityTotals: { quantity, unitPrice } }) => ({
    sku: itemInfo.sku,
    quantity,
    price: unitPrice,
  }));
}

/** The items of a cart and its total in cents, as its events have them. */
export function toEventMoney({ lineItems, orderSummary }: Cart, { currency }: Pick<Site, 'currency'>) {
  return { items: toEventItems(lineItems), total: orderSummary.total, currency };
}

/** Analytics event, sent once per shopper action. Never contains card, address or account data. */
export type CheckoutKitEvent =
  /** `rule` is the error code; the entry is not part of the event. */
  | { type: 'form.fieldError'; form: string; field: string; rule: string }
  /** `quantity` is the new number of pieces. */
  | { type: 'cart.quantityChanged'; sku: Sku; quantity: number }
  /** `total` of the cart. */
  | { type: 'cart.viewed' | 'cart.checkoutStarted'; items: readonly EventItem[]; total: Cents; currency: Currency }
  /** `quantity` is the number of pieces that were removed. */
  | { type: 'cart.itemRemoved'; sku: Sku; quantity: number }
  | { type: 'cart.removalUndone' | 'cart.savedForLater' | 'cart.movedToCart'; sku: Sku }
  | { type: 'cart.shipMethodChanged'; sku: Sku; shipMethod: ShipMethod }
  | { type: 'cart.installationRemoved'; sku: Sku }
  | { type: 'cart.promoApplied' | 'cart.promoRemoved' }
  /** `amount` in cents. */
  | { type: 'cart.donationAdded'; amount: number }
  | { type: 'cart.zipApplied' }
  /** `itemCount` is the number of pieces. */
  | { type: 'cart.sharedCartAdded'; itemCount: number }
  /** `itemCount` is the number of pieces. */
  | { type: 'order.boughtAgain'; itemCount: number }
  | { type: 'addToCart.clicked'; skus: readonly Sku[] }
  | { type: 'addToCart.added'; items: readonly Omit<EventItem, 'price'>[] }
  | { type: 'addToCart.termsAccepted' | 'addToCart.termsDeclined'; skus: readonly Sku[] }
  /** `message` is the sentence that the shopper sees. */
  | { type: 'addToCart.failed'; skus: readonly Sku[]; message: string }
  /** `position` in its row, from 1. */
  | {
      type: 'recommendation.clicked' | 'recommendation.failed';
      sku: Sku;
      location: AddLocation;
      position: number;
    }
  /** `position` in its row, from 1. */
  | { type: 'recommendation.added'; sku: Sku; location: AddLocation; position: number }
  /** `step` is the completed one: 1 shipping, 2 shipping and gift options, 3 payment and billing. */
  | { type: 'checkout.stepCompleted'; step: CheckoutStep }
  /** `levels` are the names of the chosen service levels. */
  | { type: 'checkout.deliveryChosen'; levels: readonly string[] }
  | { type: 'checkout.cardApplied'; cardType: CardType }
  /** Sent before the wallet opens. */
  | { type: 'checkout.walletStarted'; kind: WalletKind }
  | { type: 'checkout.walletApplied'; kind: WalletKind }
  | { type: 'checkout.walletRemoved'; kind: WalletKind }
  /** `reason` is what the wallet reported, 'rejected' for one that can't pay this order, or the code of a failed call. */
  | { type: 'checkout.walletFailed'; kind: WalletKind; reason: string }
  /** `amount` in cents. */
  | { type: 'checkout.tenderApplied'; kind: TenderType; amount: number }
  | { type: 'checkout.tenderRemoved'; kind: TenderType }
  /** `total` includes `tax` and `shipping`. */
  | {
      type: 'checkout.orderPlaced';
      orderNumber: string;
      items: readonly EventItem[];
      total: Cents;
      tax: Cents;
      shipping: Cents;
      currency: Currency;
    }
  /** `reason` is the code of the response, such as 'CardDeclined'. */
  | { type: 'checkout.placeOrderFailed'; reason: string }
  | { type: 'account.created' }
  | { type: 'account.signedIn' }
  /** `code` is the identity widget's, such as 'E0000004'. */
  | { type: 'account.signInFailed'; code: string };

export type OnEvent = (event: CheckoutKitEvent) => void;

const Context = createContext<OnEvent | null>(null);

/** Gets every event of the kit; `value` may be a function that does nothing, but it must be given. */
export const CheckoutEventsProvider = Context.Provider;

/** Reports an event to the host; throws outside of the provider, so that no event is lost silently. */
export function useOnEvent(): OnEvent {
  const onEvent = useContext(Context);
  if (!onEvent)
    throw new Error('There is no CheckoutEventsProvider above this component; wrap the app in it to get its events.');
  return onEvent;
}

/** Like `useOnEvent`, for parts that other apps use alone, such as forms; `null` outside of the provider. */
export function useOptionalOnEvent(): OnEvent | null {
  return useContext(Context);
}
