import type { AddLocation, CardType, CheckoutStep, ShipMethod, Sku, TenderKind } from '@settee/domain';

/** What a shopper did, once per action, for any analytics. Never holds card or address data. */
export type CheckoutKitEvent =
  | { type: 'cart.quantityChanged'; sku: Sku; quantity: number }
  | { type: 'cart.itemRemoved' | 'cart.removalUndone' | 'cart.savedForLater' | 'cart.movedToCart'; sku: Sku }
  | { type: 'cart.shipMethodChanged'; sku: Sku; shipMethod: ShipMethod }
  | { type: 'cart.installationRemoved'; sku: Sku }
  | { type: 'cart.promoApplied' | 'cart.promoRemoved' }
  /** `amount` in cents. */
  | { type: 'cart.donationGiven'; amount: number }
  | { type: 'cart.zipApplied' }
  | { type: 'cart.checkoutStarted' }
  | { type: 'addToCart.pressed' | 'addToCart.added'; skus: readonly Sku[] }
  | { type: 'addToCart.termsAccepted' | 'addToCart.termsDeclined'; skus: readonly Sku[] }
  | { type: 'addToCart.failed'; skus: readonly Sku[]; message: string }
  | { type: 'recommendation.pressed' | 'recommendation.added'; sku: Sku; location: AddLocation; position: number }
  | { type: 'checkout.stepDone'; step: CheckoutStep }
  | { type: 'checkout.cardApplied'; cardType: CardType }
  /** `amount` in cents. */
  | { type: 'checkout.tenderApplied'; kind: TenderKind; amount: number }
  | { type: 'checkout.tenderRemoved'; kind: TenderKind }
  | { type: 'checkout.orderPlaced'; total: number };

export type OnEvent = (event: CheckoutKitEvent) => void;
