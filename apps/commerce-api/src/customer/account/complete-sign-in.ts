import { claimGuestBoards } from '../favorites/claim-guest-boards.ts';
import { isRegistrant } from '../registry/registries-of.ts';
import type { Context } from '../../platform/context.ts';
import { claimGuestOrders } from '../../sales/order/claim-guest-orders.ts';
import { mergeCarts } from '../../sales/cart-page/merge-carts.ts';
import { findAccountForUpdate } from '../../platform/session/accounts.queries.ts';
import type { Shopper } from '../../platform/session/shopper.ts';

/** Verified identity of a shopper who completes a sign-in. */
export interface SignedIn {
  accountId: string;
  isRemembered: boolean;
  /** By password, Google and so on; for the counts. */
  way: string;
}

/** Rotates the session and merges the guest's data; false when another sign-in of this browser was faster. SIGN-28 */
export async function completeSignIn(
  ctx: Context,
  shopper: Shopper,
  { accountId, isRemembered, way }: SignedIn,
): Promise<boolean> {
  const before = await shopper.session();
  const send = await ctx.inTransaction(async (tx) => {
    const account = await findAccountForUpdate(tx, accountId);
    if (account && before && !before.account) await claimGuestBoards(tx, before.key, accountId);
    const rotated = account ? await shopper.signIn(tx, accountId, isRemembered) : null;
    if (account && rotated && before && !before.account) {
      await mergeCarts(tx, ctx, before.key, accountId);
      await claimGuestOrders(tx, before.key, accountId, account.emailKey);
    }
    return rotated;
  });
  send?.();
  if (send && (await isRegistrant(ctx.db, accountId))) shopper.enterRegistrantMode(isRemembered);
  ctx.metrics.count('settee_sign_ins_total', { way, result: send ? 'signed in' : 'late' });
  return send !== null;
}
