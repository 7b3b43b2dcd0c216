import { mergeLines, chooseSurvivingCart } from '@settee/domain';
import { type Cart, lockOpenCarts, lockOrCreateCart, updateCart } from '../cart/cart.queries.ts';
import { type CartLineItemRow, deleteOtherLines, readLines, updateLine } from '../cart/cart-lines.queries.ts';
import { itemCount } from '../cart/item-count.ts';
import { takeDesigns } from '../../catalog/personalization/line-design.ts';
import { deleteCartCards } from '../payment/cart-cards.queries.ts';
import { deleteMergedCarts, findCartsBeingPaid } from '../payment/payment-attempts.queries.ts';
import { deleteTenders } from '../tenders/tenders.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';

/** An open cart with what decides whether it stays. */
interface Side {
  cart: Cart;
  lines: readonly CartLineItemRow[];
  isBeingPaid: boolean;
}

type Needs = Pick<Context, 'ids' | 'clock'>;

async function readSides(tx: Database, ...pair: readonly [Cart, Cart]): Promise<[Side, Side]> {
  const ids = pair.map(({ id }) => id);
  const lines = await readLines(tx, ids);
  const paid = await findCartsBeingPaid(tx, ids);
  const sideOf = (cart: Cart): Side => ({
    cart,
    lines: lines.filter(({ cartId }) => cartId === cart.id),
    isBeingPaid: paid.has(cart.id),
  });
  return [sideOf(pair[0]), sideOf(pair[1])];
}

/**
 * Moves the lines of one cart into the other; they become saved for later in a cart with an active payment,
 * because its price must not change.
 */
async function bringLines(tx: Database, target: Side, source: Side, { clock }: Needs): Promise<void> {
  const coming = source.lines.map((line) => ({ ...line, isSaved: line.isSaved || target.isBeingPaid }));
  const { moved, grown, isCut } = mergeLines(target.lines, coming);
  await deleteOtherLines(
    tx,
    source.cart.id,
    moved.map(({ id }) => id),
  );
  for (const { id, quantity } of grown) await updateLine(tx, { cartId: target.cart.id, id }, { quantity });
  // The recipients of the other cart are not those of this one.
  const arrived = { cartId: target.cart.id, recipientId: null, splitNumber: 0 };
  for (const { id, quantity, isSaved } of moved)
    await updateLine(tx, { cartId: source.cart.id, id }, { ...arrived, quantity, isSaved });
  const pieces = itemCount(coming);
  if (pieces === 0 || target.lines.length === 0) return;
  const merge = { pieces, isCut, at: clock.now().toISOString() };
  await updateCart(tx, target.cart, { merge });
}

async function mergePair(tx: Database, needs: Needs, guest: Side, account: Side): Promise<void> {
  // Two payments in progress need separate carts; the guest's becomes an order without the account.
  if (guest.isBeingPaid && account.isBeingPaid) return;
  const cartOf = ({ cart, lines, isBeingPaid }: Side) => ({
    step: cart.step,
    isEmpty: lines.length === 0,
    isBeingPaid,
  });
  const stays = chooseSurvivingCart(cartOf(guest), cartOf(account));
  const [target, source] = stays === 'guest' ? [guest, account] : [account, guest];
  await bringLines(tx, target, source, needs);
  const { promoCode, donation, pickupStoreId } = target.cart;
  const brought = {
    promoCode: promoCode === '' ? source.cart.promoCode : promoCode,
    donation: donation ?? source.cart.donation,
    pickupStoreId: pickupStoreId ?? source.cart.pickupStoreId,
  };
  // What is being paid for must not change its price.
  if (!target.isBeingPaid) await updateCart(tx, target.cart, brought);
  await deleteCartCards(tx, [source.cart.id]);
  await deleteTenders(tx, [source.cart.id]);
  await updateCart(tx, source.cart, { status: 'merged' });
  await updateCart(tx, target.cart, { shopperKey: account.cart.shopperKey });
}

/** Makes the open carts of a guest, one a site, those of the account. README decision 13 */
export async function mergeCarts(tx: Database, needs: Needs, guestKey: string, accountId: string): Promise<void> {
  await takeDesigns(tx, guestKey, accountId);
  for (const guest of await lockOpenCarts(tx, guestKey)) {
    const account = await lockOrCreateCart(tx, needs, accountId, guest);
    await mergePair(tx, needs, ...(await readSides(tx, guest, account)));
  }
  await deleteMergedCarts(tx, [accountId, guestKey]);
}
