import type { CartLineItem } from '../cart/cart.ts';
import type { Cents } from '../site/brand.ts';
import { isMadeToOrder } from './order.ts';
import { encoded } from '../site/untrusted-text.ts';

/** The page on which items of an order are returned. */
export const orderReturnUrl = (orderNumber: string): string => `/order-return?order=${encoded(orderNumber)}`;

/** Reasons for a return. */
export const returnReasons = ['changedMind', 'notAsExpected', 'wrongSize', 'wrongItem', 'damaged'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Steps of a return; it can be canceled until it is received. */
export const returnStatuses = ['requested', 'received', 'refunded', 'canceled'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Reasons that a line can't be returned online, or not yet. */
export const returnExclusions = ['giftCard', 'madeToOrder', 'personalized', 'free', 'notShipped'] as const;
export type ReturnExclusion = (typeof returnExclusions)[number];

/** A line of an order that may be returned; amounts are for all its pieces, in cents. */
export interface ReturnableLine {
  lineId: string;
  quantity: number;
  /** Pieces that were shipped, or are ready for pickup; only these can be returned. */
  shipped: number;
  /** Pieces of earlier returns and their refunds; canceled ones are left out. */
  returned: number;
  returnedPaid: Cents;
  returnedTax: Cents;
  /** `null` for a line that can be returned. */
  exclusion: ReturnExclusion | null;
  /** Price less its share of the discount. */
  paid: Cents;
  tax: Cents;
  /** Its share of the delivery charge with the tax on it. */
  delivery: Cents;
}

/** Pieces to send back, by line. */
export interface ReturnSelection {
  lineId: string;
  quantity: number;
}

/** Refund of a return, in cents. */
export interface ReturnRefund {
  paid: Cents;
  tax: Cents;
  /** Zero unless the shop sent the wrong item or a damaged one. */
  delivery: Cents;
  total: Cents;
}

/** A return as shown on the pages of its order. */
export interface OrderReturn {
  returnNumber: string;
  status: ReturnStatus;
  reason: ReturnReason;
  lines: readonly ReturnSelection[];
  refund: Cents;
  /** ISO 8601. */
  requestedAt: string;
  /** Whether pieces are sent with a prepaid label. */
  hasParcels: boolean;
  /** Whether pieces are picked up by truck. */
  hasLargePieces: boolean;
}

/** Returns of an order, and what of it can still be canceled or returned. */
export interface OrderReturns {
  /** Whether the shopper can cancel the order: nothing of it was shipped, and it is not too late for what is made to order. */
  isCancelable: boolean;
  /** Last day to request a return, such as '2026-12-31'. */
  returnUntil: string;
  /** Whether a return can be requested now. */
  isOpen: boolean;
  lines: readonly ReturnableLine[];
  returns: readonly OrderReturn[];
}

/** Returns the reason that an order's line can't be returned; `null` if it can. */
export function getReturnExclusion(
  line: Pick<CartLineItem, 'itemInfo' | 'priceQuantityTotals'>,
  made: {
    /** It has a design or a text. */
    isPersonalized: boolean;
    /** It is made to order although it has no options. */
    isMadeToOrder: boolean;
  },
): ReturnExclusion | null {
  const { giftCard, personalizationText } = line.itemInfo;
  if (giftCard) return 'giftCard';
  if (made.isPersonalized || personalizationText) return 'personalized';
  if (made.isMadeToOrder || isMadeToOrder(line)) return 'madeToOrder';
  return line.priceQuantityTotals.lineTotal === 0 ? 'free' : null;
}

/** Splits an amount in proportion to weights, without a rounding difference. All parts are 0 if all weights are. */
export function shareOut(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let weightSoFar = 0;
  let amountSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const share = whole === 0 ? 0 : Math.round((amount * weightSoFar) / whole) - amountSoFar;
    amountSoFar += share;
    return share;
  });
}

const isOurFault = (reason: ReturnReason) => reason === 'wrongItem' || reason === 'damaged';

/**
 * Returns the refund of pieces of a line: the rounded amount of all returned pieces minus earlier refunds, so that the
 * refunds of all pieces add up to the amount of the line. The delivery charge is refunded only for the shop's mistake.
 */
export function getLineRefund(line: ReturnableLine, quantity: number, reason: ReturnReason): ReturnRefund {
  const upTo = (amount: Cents) => Math.round((amount * (line.returned + quantity)) / line.quantity);
  const paid = upTo(line.paid) - line.returnedPaid;
  const tax = upTo(line.tax) - line.returnedTax;
  const delivery = isOurFault(reason) ? Math.floor((line.delivery * quantity) / line.quantity) : 0;
  return { paid, tax, delivery, total: paid + tax + delivery };
}

/** Returns the refund of a selection. */
export function getReturnRefund(
  lines: readonly ReturnableLine[],
  selected: readonly ReturnSelection[],
  reason: ReturnReason,
): ReturnRefund {
  const refunds = selected.flatMap(({ lineId, quantity }) => {
    const line = lines.find((one) => one.lineId === lineId);
    return line ? [getLineRefund(line, quantity, reason)] : [];
  });
  const sum = (part: keyof ReturnRefund) => refunds.reduce((total, refund) => total + refund[part], 0);
  return { paid: sum('paid'), tax: sum('tax'), delivery: sum('delivery'), total: sum('total') };
}

/** Pieces of a line that can be returned now. */
export const countReturnable = ({ exclusion, shipped, returned }: ReturnableLine): number =>
  exclusion === null ? Math.max(shipped - returned, 0) : 0;

/** Reasons that a selection can't be returned. */
export type ReturnProblem = 'nothing' | 'excluded' | 'too-many';

/** Validates a selection against the pieces that can still be returned; `null` if it is valid. */
export function checkReturn(
  lines: readonly ReturnableLine[],
  selected: readonly ReturnSelection[],
): ReturnProblem | null {
  if (selected.length === 0) return 'nothing';
  if (new Set(selected.map(({ lineId }) => lineId)).size < selected.length) return 'too-many';
  for (const { lineId, quantity } of selected) {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line || line.exclusion !== null) return 'excluded';
    if (quantity < 1 || line.returned + quantity > line.shipped) return 'too-many';
  }
  return null;
}
