import { sql } from 'drizzle-orm';
import { anonymizeReviews } from '../../catalog/reviews/anonymize-reviews.ts';
import type { Database } from '../../platform/database/database.ts';
import { closeEmptiedCarts, lockOpenCarts, moveCarts } from '../cart/cart.queries.ts';
import { deleteAllLines } from '../cart/cart-lines.queries.ts';
import { deleteCartCards } from '../payment/cart-cards.queries.ts';
import { findCartsBeingPaid } from '../payment/payment-attempts.queries.ts';
import { deletePromoUses } from '../promo/promo-uses.ts';
import { deleteTenders } from '../tenders/tenders.queries.ts';
import { detachOrders } from '../placed-orders/shopper-orders.queries.ts';

/** Empties the carts of an account and detaches its orders; returns false while one of its carts is being paid. */
export async function deleteShopperData(
  tx: Database,
  { id: accountId, emailKey }: { id: string; emailKey: string },
): Promise<boolean> {
  const ids = (await lockOpenCarts(tx, accountId)).map(({ id }) => id);
  if (ids.length > 0) {
    if ((await findCartsBeingPaid(tx, ids)).size > 0) return false;
    await deleteAllLines(tx, ids);
    await deleteTenders(tx, ids);
    await deleteCartCards(tx, ids);
    await closeEmptiedCarts(tx, ids);
  }
  // A session key that never occurs.
  const nobody = sql`'deleted ' || gen_random_uuid()`;
  await moveCarts(tx, accountId, nobody);
  await detachOrders(tx, accountId, nobody);
  await anonymizeReviews(tx, accountId, emailKey);
  await deletePromoUses(tx, accountId);
  return true;
}
