import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orders } from './tables.ts';

export type Order = typeof orders.$inferSelect;

/** Replaces the contact, the billing address and the recipients of an order. */
export async function updateOrderAddresses(
  tx: Database,
  orderId: string,
  { contact, billingAddress, recipients }: Pick<Order, 'contact' | 'billingAddress' | 'recipients'>,
): Promise<void> {
  await tx.update(orders).set({ contact, billingAddress, recipients }).where(eq(orders.id, orderId));
}
