import type { CartLineItem } from '../cart/cart.ts';
import type { OrderSummary } from '../cart/order-summary.ts';
import type { Address } from '../delivery/address.ts';
import type { PlccOption } from '../payment/financing-offer.ts';
import type { PaymentCard } from '../payment/payment-data.ts';
import type { Tender } from '../tenders/tenders.ts';

/** A placed order as the confirmation reads it. `placedAt` is an ISO 8601 instant. ORDER-12 */
export interface OrderDetails {
  orderNumber: string;
  placedAt: string;
  lineItems: readonly CartLineItem[];
  orderSummary: OrderSummary;
  shippingAddress: Address;
  billingAddress: Address;
  /** With what each paid; none when nothing was left for a card. */
  cards: readonly Pick<PaymentCard, 'type' | 'lastFour' | 'appliedAmount'>[];
  /** Selected store card offer of the order; `null` when none was offered. FIN-01 */
  plccOption: PlccOption | null;
  /** Tenders applied before the card. PAY-01 */
  tenders: readonly Tender[];
  /** Empty when the order was taxed. README decision 19 */
  taxCertificateNumber: string;
  /** The packing slip leaves out the prices. */
  isGift: boolean;
  giftMessage: string;
  deliveryMessage: string;
}
