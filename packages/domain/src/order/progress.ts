import type { OrderDetails } from './order.ts';

/** Status of an order, as its page shows it. */
export type OrderProgress = 'preparing' | 'ready' | 'partlyShipped' | 'shipped' | 'delivered' | 'canceled';

type Shipped = Pick<OrderDetails, 'lineItems' | 'recipients' | 'parcels' | 'readyOn' | 'payment'>;

/** Returns the status of an order: `delivered` once all is delivered, and `ready` when only its pickup is left. ORDER-12 */
export function getOrderProgress({ lineItems, recipients, parcels, readyOn, payment }: Shipped): OrderProgress {
  if (payment.status === 'canceled') return 'canceled';
  const shipments = recipients.flatMap((recipient) => recipient.shipments);
  const isForPickup = shipments.some(({ deliveryMode }) => deliveryMode === 'pickup');
  const sent = shipments
    .filter(({ deliveryMode }) => deliveryMode !== 'pickup' && deliveryMode !== 'email')
    .flatMap(({ itemIds }) => itemIds);
  const wanted = lineItems
    .filter(({ id }) => sent.includes(id))
    .reduce((sum, { priceQuantityTotals }) => sum + priceQuantityTotals.quantity, 0);
  const count = (each: Shipped['parcels']) =>
    each.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const isAllDelivered = count(parcels.filter(({ deliveredOn }) => deliveredOn !== '')) >= wanted;
  if (isForPickup && isAllDelivered && (readyOn !== '' || wanted === 0)) return readyOn === '' ? 'preparing' : 'ready';
  if (isAllDelivered && !isForPickup) return 'delivered';
  if (count(parcels) === 0) return 'preparing';
  return count(parcels) >= wanted && !isForPickup ? 'shipped' : 'partlyShipped';
}
