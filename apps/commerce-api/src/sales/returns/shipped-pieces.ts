import { changeWindowMs, getCentralDay, isMadeToOrder, type OrderParcel, type OrderPayment } from '@settee/domain';
import type { OrderLine } from '../placed-orders/order-lines.queries.ts';
import type { Order } from '../placed-orders/orders.queries.ts';

/** An order with what decides whether it can be canceled or returned. */
export interface ShippedOrder {
  order: Order;
  lines: readonly OrderLine[];
  parcels: readonly OrderParcel[];
  payment: OrderPayment;
}

/** Whether everything should have arrived, in a shop that did not record its parcels. */
const isPromisedDayOver = ({ arrivesBy }: Order, now: Date) => arrivesBy === null || getCentralDay(now) > arrivesBy;

/** Pieces of a line that were shipped, or are ready for pickup. */
export function countShipped(
  { order, parcels }: Pick<ShippedOrder, 'order' | 'parcels'>,
  { item, quantity }: OrderLine,
  now: Date,
): number {
  if (isPromisedDayOver(order, now)) return quantity;
  const shipments = order.recipients.flatMap((recipient) => recipient.shipments);
  const { deliveryMode } = shipments.find(({ itemIds }) => itemIds.includes(item.id)) ?? {};
  if (deliveryMode === 'pickup') return order.readyOn === null ? 0 : quantity;
  return parcels
    .flatMap((parcel) => parcel.lines)
    .reduce((sum, line) => (line.lineId === item.id ? sum + line.quantity : sum), 0);
}

/** Whether a line can still be canceled: never when it is personalized, for 48 hours when it is made to order. */
function isLineCancelable(line: OrderLine, { placedAt }: Order, now: Date): boolean {
  if (line.isPersonalized || line.item.itemInfo.personalizationText) return false;
  if (!line.isMadeToOrder && !isMadeToOrder(line.item)) return true;
  return now.getTime() < placedAt.getTime() + changeWindowMs;
}

/** Whether the shopper can cancel an order: nothing of it was shipped, emailed, or is ready for pickup. */
export function isCancelable({ order, lines, parcels, payment }: ShippedOrder, now: Date): boolean {
  if (payment.status === 'canceled' || payment.status === 'refunded') return false;
  if (parcels.length > 0 || order.readyOn !== null || isPromisedDayOver(order, now)) return false;
  const shipments = order.recipients.flatMap((recipient) => recipient.shipments);
  if (shipments.some(({ deliveryMode }) => deliveryMode === 'email')) return false;
  return lines.every((line) => isLineCancelable(line, order, now));
}
