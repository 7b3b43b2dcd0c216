import type { CheckoutState } from '@settee/domain';
import type { Answer } from '../problems/call-problem.ts';

/** What a host does for gift cards and tender codes. What was refused stands in the state that comes back. */
export interface TenderPorts {
  /** Must keep neither number nor PIN. TENDER-01 */
  applyGiftCard(cardNumber: string, cardPin: string): Promise<Answer<CheckoutState>>;
  /** Takes what the state calls `cardNumber`. TENDER-03 */
  removeGiftCard(cardNumber: string): Promise<Answer<CheckoutState>>;
  /** TENDER-05 */
  applyTenderCode(tenderCodeNumber: string): Promise<Answer<CheckoutState>>;
  /** TENDER-06 */
  removeTenderCode(tenderCodeNumber: string): Promise<Answer<CheckoutState>>;
}

/** What a host does for a promotion code in the checkout. What was refused stands in the state that comes back. */
export interface CheckoutPromoPorts {
  /** TENDER-19 */
  apply(promoCode: string): Promise<Answer<CheckoutState>>;
  /** TENDER-21 */
  remove(): Promise<Answer<CheckoutState>>;
}
