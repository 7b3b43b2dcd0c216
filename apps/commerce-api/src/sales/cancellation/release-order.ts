import type { Sku } from '@settee/domain';
import { returnStock } from '../../catalog/products/offers.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { readCart } from '../cart/cart.queries.ts';
import { releaseSlot } from '../delivery/delivery-slots.ts';
import { findOrderLines, type OrderLine } from '../placed-orders/order-lines.queries.ts';
import { findParcels } from '../placed-orders/order-parcels.queries.ts';
import type { Order } from '../placed-orders/orders.queries.ts';
import { deletePromoUsesOfOrder } from '../promo/promo-uses.ts';

/** Pieces by SKU that were not shipped. */
async function findUnshipped(tx: Database, order: Order): Promise<ReadonlyMap<Sku, number>> {
  const parcels = await findParcels(tx, { orderId: order.id, trackingNumber: '' });
  const shipped = parcels.flatMap((parcel) => parcel.lines);
  const countLeft = ({ item, quantity }: OrderLine) =>
    shipped.reduce((left, line) => (line.lineId === item.id ? left - line.quantity : left), quantity);
  const pieces = new Map<Sku, number>();
  for (const line of await findOrderLines(tx, order.id))
    pieces.set(line.sku, (pieces.get(line.sku) ?? 0) + countLeft(line));
  return pieces;
}

/** Makes room for other deliveries on the slots that an order booked. SHIP-09 */
async function releaseSlots(tx: Database, { cartId, recipients, siteCulture }: Order): Promise<void> {
  const cart = await readCart(tx, cartId);
  for (const { id, address, shipments } of recipients) {
    const choice = cart?.recipients.find((recipient) => recipient.id === id)?.shipmentChoices.inHome;
    const isBooked = shipments.some(({ deliveryMode, slot }) => deliveryMode === 'inHome' && slot !== '');
    if (choice && isBooked && address)
      await releaseSlot(tx, choice.selectedTrip, { postalCode: address.postalCode, siteCulture });
  }
}

/**
 * Releases what a canceled order took: pieces that were not shipped, delivery slots, and the use of its promo code. What
 * was shipped meanwhile leaves the slots and the code used.
 */
export async function releaseOrder(tx: Database, order: Order): Promise<void> {
  const parcels = await findParcels(tx, { orderId: order.id, trackingNumber: '' });
  await returnStock(tx, order.siteCulture, await findUnshipped(tx, order));
  if (parcels.length > 0) return;
  await releaseSlots(tx, order);
  await deletePromoUsesOfOrder(tx, order.id);
}
