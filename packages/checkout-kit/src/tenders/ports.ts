import type { CheckoutState, RewardsData } from '@settee/domain';
import type { PortResult } from '../errors/request-failure.ts';

/** What a host does for gift cards and tender codes. What was refused stands in the state that comes back. */
export interface TenderPorts {
  /** Must keep neither number nor PIN. TENDER-01 */
  applyGiftCard(cardNumber: string, cardPin: string): Promise<PortResult<CheckoutState>>;
  /** Takes what the state calls `cardNumber`. TENDER-03 */
  removeGiftCard(cardNumber: string): Promise<PortResult<CheckoutState>>;
  /** TENDER-05 */
  applyTenderCode(tenderCodeNumber: string): Promise<PortResult<CheckoutState>>;
  /** TENDER-06 */
  removeTenderCode(tenderCodeNumber: string): Promise<PortResult<CheckoutState>>;
}

/** What a host does for a promotion code in the checkout. What was refused stands in the state that comes back. */
export interface CheckoutPromoPorts {
  /** TENDER-19 */
  apply(promoCode: string): Promise<PortResult<CheckoutState>>;
  /** TENDER-21 */
  remove(): Promise<PortResult<CheckoutState>>;
}

/** The rewards card that an order or an account has. TENDER-15, TENDER-16 */
export type RewardsCardName = { basketPaymentId: string } | { savedCardId: string };

/** What a host does for rewards. What was refused stands in the state that comes back. */
export interface RewardsPorts {
  /** What can be spent with a rewards card. TENDER-15, TENDER-16 */
  load(card: RewardsCardName): Promise<PortResult<RewardsData>>;
  /** Makes a saved rewards card the order's card as well, when one is named. TENDER-07 */
  apply(certificateNumber: string, savedCardId?: string): Promise<PortResult<CheckoutState>>;
  /** TENDER-08 */
  remove(certificateNumber: string): Promise<PortResult<CheckoutState>>;
  /** TENDER-09 */
  removeAll(): Promise<PortResult<CheckoutState>>;
}
