import { eq, or, sql } from 'drizzle-orm';
import { orders } from '../placed-orders/tables.ts';
import { movePromoUses } from '../promo/promo-uses.ts';
import type { Database } from '../../platform/database/database.ts';

/** Gives an account the orders that this browser's guest placed under the account's own address; others' stay where they are. */
export async function claimGuestOrders(
  tx: Database,
  guestKey: string,
  accountId: string,
  emailKey: string,
): Promise<void> {
  const isOwn = (column: typeof orders.billingAddress | typeof orders.contact) =>
    sql`lower(${column} ->> 'emailAddress') = ${emailKey}`;
  const isGuests = eq(orders.shopperKey, guestKey);
  const adopted = await tx
    .update(orders)
    .set({ shopperKey: accountId })
    .where(sql`${isGuests} and ${or(isOwn(orders.billingAddress), isOwn(orders.contact))}`)
    .returning({ id: orders.id });
  await movePromoUses(
    tx,
    adopted.map(({ id }) => id),
    guestKey,
    accountId,
  );
}
