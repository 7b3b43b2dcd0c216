import type { CheckoutState, RewardsData } from '@settee/domain';
import type { PortResult } from '../errors/request-failure.ts';

/** Port for gift cards and tender codes, implemented by the host. Errors are part of the returned state. */
export interface TenderPorts {
  /** Must store neither number nor PIN. TENDER-01 */
  applyGiftCard(cardNumber: string, cardPin: string): Promise<PortResult<CheckoutState>>;
  /** Takes what the state calls `cardNumber`. TENDER-03 */
  removeGiftCard(cardNumber: string): Promise<PortResult<CheckoutState>>;
  /** Applies a store-credit code to the amount due. TENDER-05 */
  applyTenderCode(tenderCodeNumber: string): Promise<PortResult<CheckoutState>>;
  /** Removes an applied store-credit code. TENDER-06 */
  removeTenderCode(tenderCodeNumber: string): Promise<PortResult<CheckoutState>>;
}

/** Port for a promo code in the checkout, implemented by the host. Errors are part of the returned state. */
export interface CheckoutPromoPorts {
  /** Applies a promo code; the reason of a rejection is in `promoErrorMessage`. TENDER-19 */
  apply(promoCode: string): Promise<PortResult<CheckoutState>>;
  /** Removes the applied promo code and its discount. TENDER-21 */
  remove(): Promise<PortResult<CheckoutState>>;
}

/** The rewards card that an order or an account has. TENDER-15, TENDER-16 */
export type RewardsCardName = { basketPaymentId: string } | { savedCardId: string };

/** Port for rewards, implemented by the host. Errors are part of the returned state. */
export interface RewardsPorts {
  /** Loads the rewards available for a rewards card. TENDER-15, TENDER-16 */
  load(card: RewardsCardName): Promise<PortResult<RewardsData>>;
  /** Applies a certificate; a given saved rewards card also becomes the card of the order. TENDER-07 */
  apply(certificateNumber: string, savedCardId?: string): Promise<PortResult<CheckoutState>>;
  /** Removes one applied certificate by its number. TENDER-08 */
  remove(certificateNumber: string): Promise<PortResult<CheckoutState>>;
  /** Removes all applied certificates, so that another card can pay. TENDER-09 */
  removeAll(): Promise<PortResult<CheckoutState>>;
}
