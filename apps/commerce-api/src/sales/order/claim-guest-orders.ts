import { moveGuestOrders } from '../placed-orders/shopper-orders.queries.ts';
import { movePromoUses } from '../promo/promo-uses.ts';
import type { Database } from '../../platform/database/database.ts';

/** Gives an account the orders that this browser's guest placed under the account's own address; others' stay where they are. */
export async function claimGuestOrders(
  tx: Database,
  guestKey: string,
  accountId: string,
  emailKey: string,
): Promise<void> {
  const orderIds = await moveGuestOrders(tx, guestKey, accountId, emailKey);
  await movePromoUses(tx, orderIds, guestKey, accountId);
}
