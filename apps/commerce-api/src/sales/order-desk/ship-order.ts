import { getCentralDay, type OrderRecipient, type Sku } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { notifyShopper } from '../placed-orders/notify-shopper.ts';
import { findOrderLines } from '../placed-orders/order-lines.queries.ts';
import { findParcels, insertParcel, markDelivered, type ParcelRow } from '../placed-orders/order-parcels.queries.ts';
import { lockOrder, type Order } from '../placed-orders/orders.queries.ts';
import { findCarrier } from './carriers.ts';

export interface Shipped {
  carrier: string;
  /** A repeat with the same one and the same pieces changes nothing. */
  trackingNumber: string;
  /** Page of the carrier; empty for that of a known one. */
  trackingUrl: string;
  /** Pieces by SKU; without any, all that is left to ship. */
  pieces: readonly { sku: Sku; quantity: number }[];
}

export type ParcelError =
  | 'unknown-order'
  | 'canceled'
  | 'nothing-left'
  | 'not-in-order'
  | 'number-taken'
  | 'unknown-parcel'
  | 'wrong-day';

interface Left {
  lineId: string;
  sku: Sku;
  quantity: number;
}

const isSent = ({ deliveryMode }: OrderRecipient['shipments'][number]) =>
  deliveryMode === 'parcel' || deliveryMode === 'inHome';

/** Pieces of an order that are still to be shipped. */
async function readLeft(tx: Database, order: Order): Promise<Left[]> {
  const sent = order.recipients.flatMap(({ shipments }) => shipments.filter(isSent).flatMap(({ itemIds }) => itemIds));
  const lines = await findOrderLines(tx, order.id);
  const parcels = await findParcels(tx, { orderId: order.id, trackingNumber: '' });
  const shipped = parcels.flatMap((parcel) => parcel.lines);
  return lines
    .filter(({ item }) => sent.includes(item.id))
    .map(({ item, sku, quantity }) => {
      const gone = shipped.filter(({ lineId }) => lineId === item.id).reduce((sum, one) => sum + one.quantity, 0);
      return { lineId: item.id, sku, quantity: quantity - gone };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** Takes pieces from the lines of their SKUs; `null` when less is left. */
function takePieces(left: readonly Left[], pieces: Shipped['pieces']): { lineId: string; quantity: number }[] | null {
  const open = left.map((line) => ({ ...line, taken: 0 }));
  for (const { sku, quantity } of pieces) {
    let missing = quantity;
    for (const line of open.filter((one) => one.sku === sku)) {
      const taken = Math.min(missing, line.quantity - line.taken);
      line.taken += taken;
      missing -= taken;
    }
    if (missing > 0) return null;
  }
  return open.filter(({ taken }) => taken > 0).map(({ lineId, taken }) => ({ lineId, quantity: taken }));
}

/** Whether a call ships the pieces that a parcel already has. */
async function isRepeat(tx: Database, order: Order, parcel: ParcelRow, pieces: Shipped['pieces']): Promise<boolean> {
  if (pieces.length === 0) return (await readLeft(tx, order)).length === 0;
  const lines = await findOrderLines(tx, order.id);
  const count = (each: Shipped['pieces'], sku: Sku) =>
    each.reduce((sum, piece) => (piece.sku === sku ? sum + piece.quantity : sum), 0);
  const sent = parcel.lines.map(({ lineId, quantity }) => {
    const sku = lines.find(({ item }) => item.id === lineId)?.sku ?? 0;
    return { sku, quantity };
  });
  return [...sent, ...pieces].every(({ sku }) => count(sent, sku) === count(pieces, sku));
}

/** Returns how the recipients of some lines want updates. */
const getChosen = ({ recipients }: Order, lines: readonly { lineId: string }[]) =>
  recipients
    .filter(({ shipments }) => shipments.some(({ itemIds }) => lines.some(({ lineId }) => itemIds.includes(lineId))))
    .map(({ notificationOption }) => notificationOption);

/** Stores what was shipped and sends its tracking number, once for each tracking number. */
export async function shipOrder(ctx: Context, orderId: string, shipped: Shipped): Promise<ParcelError | null> {
  const { trackingNumber, pieces } = shipped;
  return ctx.inTransaction(async (tx) => {
    // Locked, so that no piece is shipped twice by two calls at once.
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown-order';
    const [parcel] = await findParcels(tx, { orderId, trackingNumber });
    if (parcel) return (await isRepeat(tx, order, parcel, pieces)) ? null : 'number-taken';
    if ((await ctx.orderPayments.read(tx, orderId)).status === 'canceled') return 'canceled';
    const left = await readLeft(tx, order);
    if (left.length === 0) return 'nothing-left';
    const lines =
      pieces.length === 0 ? left.map(({ lineId, quantity }) => ({ lineId, quantity })) : takePieces(left, pieces);
    if (!lines) return 'not-in-order';
    const found = findCarrier(shipped.carrier, trackingNumber);
    const id = ctx.ids.row();
    await insertParcel(tx, {
      id,
      orderId,
      carrier: found.carrier,
      trackingNumber,
      trackingUrl: shipped.trackingUrl || found.trackingUrl,
      lines,
      shippedOn: getCentralDay(ctx.clock.now()),
    });
    await notifyShopper(ctx, tx, order, getChosen(order, lines), { kind: 'order-shipped', data: { parcelId: id } });
    return null;
  });
}

export interface Delivered {
  /** Empty for every parcel that is not delivered. */
  trackingNumber: string;
  /** Such as '2026-12-31'; empty for today. */
  day: string;
}

/** Stores the day on which a parcel arrived; the first one stays. */
export async function deliverOrder(
  ctx: Context,
  orderId: string,
  { trackingNumber, day }: Delivered,
): Promise<ParcelError | null> {
  const wanted = { orderId, trackingNumber };
  const parcels = await findParcels(ctx.db, wanted);
  if (parcels.length === 0) return 'unknown-parcel';
  const today = getCentralDay(ctx.clock.now());
  const deliveredOn = day === '' ? today : day;
  const onTheWay = parcels.filter((parcel) => parcel.deliveredOn === null);
  if (deliveredOn > today || onTheWay.some(({ shippedOn }) => deliveredOn < shippedOn)) return 'wrong-day';
  await markDelivered(ctx.db, wanted, deliveredOn);
  return null;
}
