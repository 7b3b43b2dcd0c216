import { afterDelivery } from '@settee/catalog';
import {
  addDays,
  getCentralDay,
  getDeliveryTaxIds,
  getReturnExclusion,
  type OrderRecipient,
  type OrderReturn,
  type OrderReturns,
  type ReturnableLine,
  shareOut,
  sumTax,
} from '@settee/domain';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { findOrderLines, type OrderLine } from '../placed-orders/order-lines.queries.ts';
import { loadParcels } from '../placed-orders/order-parcels.queries.ts';
import type { Order } from '../placed-orders/orders.queries.ts';
import { countShipped, isCancelable, type ShippedOrder } from './shipped-pieces.ts';
import { orderReturns } from './tables.ts';

export type Return = typeof orderReturns.$inferSelect;

const sumOf = <T>(each: readonly T[], amountOf: (one: T) => number) =>
  each.reduce((sum, one) => sum + amountOf(one), 0);
const lineTotal = ({ unitPrice, quantity }: OrderLine) => unitPrice * quantity;

/** Discounts of the lines; orders from before these were stored share theirs out. */
function getDiscounts({ summary }: Order, lines: readonly OrderLine[]): number[] {
  const stored = lines.map(({ discount }) => discount);
  return sumOf(stored, (discount) => discount) === summary.discount
    ? stored
    : shareOut(summary.discount, lines.map(lineTotal));
}

/** Taxes of the lines by the quote of the order, or shared out in an order from before it was stored. */
function getTaxes({ summary, taxQuote }: Order, lines: readonly OrderLine[], paid: readonly number[]): number[] {
  if (!taxQuote) return shareOut(summary.tax, paid);
  return lines.map(({ item }) => sumTax(taxQuote.lines.filter(({ id }) => id === item.id)));
}

const isDelivered = ({ deliveryMode }: OrderRecipient['shipments'][number]) =>
  deliveryMode === 'parcel' || deliveryMode === 'inHome';

/** Shares of the lines in the delivery charges of their recipients, with the tax on these. */
function getDeliveries({ recipients, taxQuote }: Order, lines: readonly OrderLine[]): number[] {
  const shares = new Map<string, number>();
  for (const { id, shipments, totals } of recipients) {
    const ids = shipments.filter(isDelivered).flatMap(({ itemIds }) => itemIds);
    const delivered = lines.filter(({ item }) => ids.includes(item.id));
    const taxIds = getDeliveryTaxIds(id);
    const tax = sumTax(taxQuote?.lines.filter((line) => taxIds.includes(line.id)) ?? []);
    const parts = shareOut(totals.shipping + tax, delivered.map(lineTotal));
    delivered.forEach(({ item }, index) => void shares.set(item.id, parts[index] ?? 0));
  }
  return lines.map(({ item }) => shares.get(item.id) ?? 0);
}

/** The lines of an order for a return. */
function toReturnableLines(shipped: ShippedOrder, returns: readonly Return[], now: Date): ReturnableLine[] {
  const { order, lines } = shipped;
  const discounts = getDiscounts(order, lines);
  const paid = lines.map((line, index) => lineTotal(line) + (discounts[index] ?? 0));
  const taxes = getTaxes(order, lines, paid);
  const deliveries = getDeliveries(order, lines);
  const sent = returns.filter(({ status }) => status !== 'canceled').flatMap((one) => one.lines);
  return lines.map((line, index) => {
    const { item, quantity, isPersonalized, isMadeToOrder } = line;
    const earlier = sent.filter(({ lineId }) => lineId === item.id);
    const shippedCount = countShipped(shipped, line, now);
    const exclusion = getReturnExclusion(item, { isPersonalized, isMadeToOrder });
    return {
      lineId: item.id,
      quantity,
      shipped: shippedCount,
      returned: sumOf(earlier, (one) => one.quantity),
      returnedPaid: sumOf(earlier, (one) => one.paid),
      returnedTax: sumOf(earlier, (one) => one.tax),
      exclusion: exclusion ?? (shippedCount === 0 ? 'notShipped' : null),
      paid: paid[index] ?? 0,
      tax: taxes[index] ?? 0,
      delivery: deliveries[index] ?? 0,
    };
  });
}

/** Returns whether a return has parcels, and whether it has items delivered by truck. */
export function getWays({ recipients }: Pick<Order, 'recipients'>, lineIds: readonly string[]) {
  const large = recipients
    .flatMap(({ shipments }) => shipments.filter(({ deliveryMode }) => deliveryMode === 'inHome'))
    .flatMap(({ itemIds }) => itemIds);
  const isLarge = (lineId: string) => large.includes(lineId);
  return { hasParcels: !lineIds.every(isLarge), hasLargePieces: lineIds.some(isLarge) };
}

function toOrderReturn(order: Order, one: Return): OrderReturn {
  const { returnNumber, status, reason, refund, requestedAt, lines } = one;
  return {
    returnNumber,
    status,
    reason,
    refund,
    requestedAt: requestedAt.toISOString(),
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    ...getWays(
      order,
      lines.map(({ lineId }) => lineId),
    ),
  };
}

/**
 * Returns of an order and what of it can be returned: what was shipped, as many days after its last arrival, or the last
 * promised one, as the shop gives.
 */
export async function loadReturns(
  { clock, orderPayments }: Pick<Context, 'clock' | 'orderPayments'>,
  db: Database,
  order: Order,
): Promise<OrderReturns> {
  const lines = await findOrderLines(db, order.id);
  const returns = await db
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, order.id))
    .orderBy(asc(orderReturns.requestedAt), asc(orderReturns.id));
  const payment = await orderPayments.read(db, order.id);
  const { captured, refunded, storedValue } = payment;
  const parcels = await loadParcels(db, order.id);
  // A delivery later than promised moves the window; an earlier one does not shorten it.
  const arrivedOn = parcels.reduce(
    (latest, { deliveredOn }) => (deliveredOn > latest ? deliveredOn : latest),
    order.arrivesBy ?? getCentralDay(order.placedAt),
  );
  const returnUntil = addDays(arrivedOn, afterDelivery.returnDays);
  const isRefundable = captured + storedValue.captured > refunded + storedValue.refunded;
  const now = clock.now();
  const shipped = { order, lines, parcels, payment };
  return {
    isCancelable: isCancelable(shipped, now),
    returnUntil,
    isOpen: isRefundable && getCentralDay(now) <= returnUntil,
    lines: toReturnableLines(shipped, returns, now),
    returns: returns.map((one) => toOrderReturn(order, one)),
  };
}
