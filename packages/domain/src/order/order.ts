import type { CartLineItem } from '../cart/cart.ts';
import type { OrderSummary } from '../cart/order-summary.ts';
import type { Cents } from '../site/brand.ts';
import type { Address } from '../delivery/address.ts';
import type { DeliveryDetails } from '../delivery/delivery-details.ts';
import type { DeliveryMode, Recipient, RecipientTotals, ServiceLevel } from '../delivery/recipient.ts';
import type { PlccOption } from '../payment/financing-offer.ts';
import type { PaymentCard } from '../payment/payment-data.ts';
import type { PaidWallet } from '../payment/wallet.ts';
import type { Tender } from '../tenders/tenders.ts';
import { readCode } from '../text/plain-text.ts';

/** Contact for updates of an order. */
export type OrderContact = Pick<Address, 'firstName' | 'lastName' | 'dayPhone' | 'emailAddress'>;

/** Store at which a part of an order is picked up. */
export interface OrderPickupStore {
  locationId: number;
  name: string;
  address1: string;
  city: string;
  state: string;
  postalCode: string;
  phone: string;
}

/** Items of a recipient that travel together, as ordered. */
export interface OrderShipment extends DeliveryDetails {
  deliveryMode: DeliveryMode;
  serviceLevel: ServiceLevel;
  /** Name of the service level. */
  label: string;
  /** In cents. */
  charge: number;
  edd: string;
  /** Ids of the order's line items. */
  itemIds: readonly string[];
}

/** Recipient of an order: an address or a store, with its shipments. */
export interface OrderRecipient extends Pick<Recipient, 'id' | 'giftOptions' | 'bopsOptions' | 'notificationOption'> {
  /** `null` when it is picked up. */
  address: Address | null;
  /** `null` when it is shipped. */
  pickupStore: OrderPickupStore | null;
  shipments: readonly OrderShipment[];
  totals: RecipientTotals;
}

/** Statuses of the card and wallet payments of an order. */
export const orderPaymentStatuses = [
  'authorized',
  'partlyPaid',
  'paid',
  'partlyRefunded',
  'refunded',
  'canceled',
] as const;

/** Payments of an order, in cents. Cards and wallets by their sums; gift cards and codes are spent with the order. */
export interface OrderPayment {
  status: (typeof orderPaymentStatuses)[number];
  authorized: Cents;
  captured: Cents;
  refunded: Cents;
  /** Gift cards, certificates and store credit. */
  storedValue: { captured: Cents; refunded: Cents };
  /** Part of the refunds that a bank or provider rejected, and that was mailed as a gift card instead. */
  onGiftCard: Cents;
}

/** Pieces of an order that were sent at once. Days such as '2026-12-31'. */
export interface OrderParcel {
  carrier: string;
  trackingNumber: string;
  /** Page of the carrier; empty without one. */
  trackingUrl: string;
  /** Pieces in it, by line. */
  lines: readonly { lineId: string; quantity: number }[];
  shippedOn: string;
  /** Empty until it is delivered. */
  deliveredOn: string;
}

/** Returns the status of payments from their sums; an order without any is paid. */
export function getOrderPayment(sums: Omit<OrderPayment, 'status'>, isCanceled: boolean): OrderPayment {
  const { authorized, captured, storedValue } = sums;
  const refunded = sums.refunded + storedValue.refunded;
  const status = (): OrderPayment['status'] => {
    if (isCanceled && sums.refunded >= captured) return 'canceled';
    if (refunded > 0) return refunded >= captured + storedValue.captured ? 'refunded' : 'partlyRefunded';
    if (captured >= authorized || isCanceled) return 'paid';
    return captured > 0 ? 'partlyPaid' : 'authorized';
  };
  return { ...sums, status: status() };
}

/** A placed order as the confirmation reads it. `placedAt` is an ISO 8601 instant. ORDER-12 */
export interface OrderDetails {
  orderNumber: string;
  placedAt: string;
  lineItems: readonly CartLineItem[];
  orderSummary: OrderSummary;
  /** Never empty; the store pickup is the last one. */
  recipients: readonly OrderRecipient[];
  /** Page of the packing slip, readable by anyone who has the URL; empty for a canceled order. */
  packingSlipUrl: string;
  contact: OrderContact;
  billingAddress: Address;
  /** With what each paid; none when nothing was left for a card. */
  cards: readonly Pick<PaymentCard, 'type' | 'lastFour' | 'appliedAmount'>[];
  /** `null` when no wallet paid. PAY-02 */
  wallet: PaidWallet | null;
  payment: OrderPayment;
  /** Sent so far, oldest first. */
  parcels: readonly OrderParcel[];
  /** Day on which the pickup was announced as ready, such as '2026-12-31'; empty until then. */
  readyOn: string;
  /** Selected store card offer of the order; `null` when none was offered. FIN-01 */
  plccOption: PlccOption | null;
  /** Tenders applied before the card. PAY-01 */
  tenders: readonly Tender[];
  /** Empty when the order was taxed. README decision 19 */
  taxCertificateNumber: string;
}

/** Page on which a guest opens an order by its number, email address and a mailed code. */
export const orderStatusUrl = '/order-status';

/** The code that opens an order: digits, time to live in ms, and wrong entries after which it is void. */
export const orderCodeRules = { digits: 6, ttlMs: 15 * 60_000, maxTries: 5 } as const;

/** An order number as it is stored, whatever separators and case it was entered with. */
export function normalizeOrderNumber(typed: string): string {
  const letters = readCode(typed).replace(/[^0-9A-Z]/g, '');
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].filter(Boolean).join('-');
}

/** Time after an order in which a piece made to order can be changed or canceled, in ms. */
export const changeWindowMs = 48 * 60 * 60_000;

/** Whether a line is made for its shopper, so that it can be changed only for a while and not be returned. */
export function isMadeToOrder({ itemInfo }: Pick<CartLineItem, 'itemInfo'>): boolean {
  return itemInfo.optionChoiceParameter !== '' || Boolean(itemInfo.personalizationText);
}
