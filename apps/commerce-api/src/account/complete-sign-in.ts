import { eq } from 'drizzle-orm';
import { adoptBoards } from '../favorites/adopt-boards.ts';
import { isRegistrant } from '../registry/mode-of.ts';
import type { World } from '../world/world.ts';
import { adoptOrders } from './adopt-orders.ts';
import { mergeBaskets } from './merge-baskets.ts';
import type { Shopper } from './shopper.ts';
import { accounts } from './tables.ts';

/** Somebody who has proven who they are. */
export interface SignedIn {
  accountId: string;
  isRemembered: boolean;
  /** By password, Google and so on; for the counts. */
  way: string;
}

/** Rotates the session and brings along what the guest had; false when another sign-in of this browser was faster. SIGN-28 */
export async function completeSignIn(
  world: World,
  shopper: Shopper,
  { accountId, isRemembered, way }: SignedIn,
): Promise<boolean> {
  const before = await shopper.session();
  const send = await world.inTransaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    if (account && before && !before.account) await adoptBoards(tx, before.key, accountId);
    const rotated = account ? await shopper.signIn(tx, accountId, isRemembered) : null;
    if (account && rotated && before && !before.account) {
      await mergeBaskets(tx, world, before.key, accountId);
      await adoptOrders(tx, before.key, accountId, account.emailKey);
    }
    return rotated;
  });
  send?.();
  if (send && (await isRegistrant(world.db, accountId))) shopper.enterRegistrantMode(isRemembered);
  world.metrics.count('settee_sign_ins_total', { way, answer: send ? 'signed in' : 'late' });
  return send !== null;
}
