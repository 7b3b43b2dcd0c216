import type { OrderParcel } from '@settee/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Order } from './orders.queries.ts';
import { orderParcels, orders } from './tables.ts';

export type ParcelRow = typeof orderParcels.$inferSelect;

/** The parcel of an order with a tracking number; all parcels of the order when it is empty. */
type ParcelsOfOrder = Pick<ParcelRow, 'orderId' | 'trackingNumber'>;

const isWanted = ({ orderId, trackingNumber }: ParcelsOfOrder) => {
  const isOf = eq(orderParcels.orderId, orderId);
  return trackingNumber === '' ? isOf : and(isOf, eq(orderParcels.trackingNumber, trackingNumber));
};

/** Reads the parcels of an order, oldest first; one query. */
export async function loadParcels(db: Database, orderId: string): Promise<OrderParcel[]> {
  const rows = await db
    .select()
    .from(orderParcels)
    .where(eq(orderParcels.orderId, orderId))
    .orderBy(asc(orderParcels.shippedOn), asc(orderParcels.id));
  return rows.map(({ carrier, trackingNumber, trackingUrl, lines, shippedOn, deliveredOn }) => ({
    carrier,
    trackingNumber,
    trackingUrl,
    lines,
    shippedOn,
    deliveredOn: deliveredOn ?? '',
  }));
}

/** Stored parcels of an order, unsorted. */
export function findParcels(db: Database, wanted: ParcelsOfOrder): Promise<ParcelRow[]> {
  return db.select().from(orderParcels).where(isWanted(wanted));
}

/** A parcel with its order; `null` without one. */
export async function findParcelWithOrder(
  db: Database,
  parcelId: string,
): Promise<{ order: Order; parcel: ParcelRow } | null> {
  const [found] = await db
    .select({ order: orders, parcel: orderParcels })
    .from(orderParcels)
    .innerJoin(orders, eq(orders.id, orderParcels.orderId))
    .where(eq(orderParcels.id, parcelId));
  return found ?? null;
}

/** Stores a parcel that was shipped. */
export async function insertParcel(tx: Database, parcel: Omit<ParcelRow, 'deliveredOn'>): Promise<void> {
  await tx.insert(orderParcels).values(parcel);
}

/** Stores the day on which parcels of an order arrived; the first one stays. */
export async function markDelivered(db: Database, delivered: ParcelsOfOrder, deliveredOn: string): Promise<void> {
  await db
    .update(orderParcels)
    .set({ deliveredOn })
    .where(and(isWanted(delivered), isNull(orderParcels.deliveredOn)));
}
