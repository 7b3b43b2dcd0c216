import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { deleteEmailsTo } from '../../platform/mail/outbox.ts';
import { resetLoginAttempts } from '../../platform/session/login-attempts.ts';
import { accounts } from '../../platform/session/tables.ts';
import { deleteShopperData } from '../../sales/order/delete-shopper-data.ts';
import { newsSignUps, swatchOrders } from '../swatches/tables.ts';

type Account = typeof accounts.$inferSelect;

/** Deletes an account and all its rows; returns false while a payment for one of its carts is in progress. */
export function deleteAccountData(ctx: Context, { id, emailKey }: Account): Promise<boolean> {
  return ctx.inTransaction(async (tx) => {
    if (!(await deleteShopperData(tx, id))) return false;
    await deleteEmailsTo(tx, emailKey);
    await tx.delete(swatchOrders).where(eq(swatchOrders.emailKey, emailKey));
    await tx.delete(newsSignUps).where(eq(newsSignUps.emailKey, emailKey));
    await resetLoginAttempts(tx, emailKey);
    await tx.delete(accounts).where(eq(accounts.id, id));
    return true;
  });
}
