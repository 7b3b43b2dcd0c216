import { checkoutRoutes, type Address, type PlaceOrderResponse, type ShownReview } from '@settee/domain';
import type { HandlerArgs } from '../../platform/handler.ts';
import { ErrorResponse, sessionReset } from '../../platform/http/error-response.ts';
import { findCart, lockCart } from '../cart/cart.queries.ts';
import { findApproval, setReviewOfApproval } from '../payment/wallet-approvals.queries.ts';
import { isCartOrdered } from '../placed-orders/shopper-orders.queries.ts';
import { hashOfNonce, setWallet, redeemWallet, type SentApproval } from './apply-wallet.ts';
import { readCheckout } from './checkout-view.ts';
import { orderPlaced } from './create-order.ts';
import { placeOrderError, reviewChanged } from './place-order-errors.ts';
import { placeOrder } from './place-order.ts';
import { isAsShown } from './review-fingerprint.ts';
import { updateCheckout } from './update-checkout.ts';

interface ApplePayOrder extends ShownReview {
  nonce: string;
  deviceData: string;
  adata: string;
  billingContact?: Address | null;
}

/** The approval can't pay: the shopper pays another way. */
const walletFailed = placeOrderError('CardDeclined', checkoutRoutes.payment);

type Applied = { shown: ShownReview } | { response: PlaceOrderResponse };

/** The review of an order that an earlier call with this approval was about to place; `null` for a new approval. */
async function findEarlier(call: HandlerArgs, hash: string): Promise<Applied | null> {
  const { ctx, shopper, site } = call;
  const session = await shopper.session();
  const approval = await findApproval(ctx.db, hash);
  if (!session || !approval || approval.reviewFingerprint === '') return null;
  if (await isCartOrdered(ctx.db, approval.cartId, session.key)) return { response: orderPlaced };
  const found = await findCart(ctx.db, session, site);
  if (found?.cart.id !== approval.cartId) return null;
  const { totals } = await readCheckout(ctx.db, found, site, ctx);
  return { shown: { total: totals.summary.total, reviewFingerprint: approval.reviewFingerprint } };
}

/** Exchanges the approval, unless the payment step has stored it as the payment already. */
async function redeem(call: HandlerArgs, sent: SentApproval, hash: string) {
  const known = await findApproval(call.ctx.db, hash);
  return known ? { paymentId: known.paymentId } : redeemWallet(call, sent);
}

/** Replaces the payment of the review with Apple Pay, if everything else is as the review showed it. */
async function apply(call: HandlerArgs, input: ApplePayOrder): Promise<Applied | ErrorResponse> {
  const { nonce, deviceData, billingContact = null } = input;
  const sent: SentApproval = { kind: 'applePay', nonce, deviceData, billingAddress: billingContact };
  const hash = hashOfNonce('applePay', nonce);
  const earlier = await findEarlier(call, hash);
  if (earlier) return earlier;
  const redeemed = await redeem(call, sent, hash);
  if (redeemed instanceof ErrorResponse) return redeemed;
  if ('errorMessage' in redeemed) return { response: walletFailed };
  return updateCheckout<Applied>(call, async (given) => {
    const { tx, cart, lines, wallet } = given;
    if (!isAsShown(given, input)) {
      // Another click has stored this approval a moment ago.
      const approval = await findApproval(tx, hash);
      const isOurs = approval?.cartId === cart.id && approval.reviewFingerprint !== '';
      const { total } = given.totals.summary;
      return isOurs ? { shown: { total, reviewFingerprint: approval.reviewFingerprint } } : { response: reviewChanged };
    }
    if ('paymentId' in redeemed) {
      if (wallet?.paymentId !== redeemed.paymentId) return { response: walletFailed };
    } else {
      // Billing is as the review showed it, unless the sheet named a contact.
      const billingAddress = billingContact && redeemed.billingAddress;
      const problem = await setWallet(given, call.ctx, sent, { ...redeemed, billingAddress });
      if (problem !== null) return { response: walletFailed };
    }
    const found = await lockCart(tx, await call.shopper.session(), call.site);
    const { totals, reviewFingerprint } = await readCheckout(tx, found ?? { cart, lines }, call.site, call.ctx);
    await setReviewOfApproval(tx, hash, reviewFingerprint);
    return { shown: { total: totals.summary.total, reviewFingerprint } };
  });
}

/**
 * Places an order with Apple Pay in place of the payment that the review showed. Charges exactly the total of the review;
 * a repeat with the same approval returns the same order. ORDER-02, ORDER-03
 */
export async function placeApplePay(
  call: HandlerArgs,
  input: ApplePayOrder,
): Promise<PlaceOrderResponse | ErrorResponse> {
  if (!(await call.shopper.session())) return sessionReset;
  let applied = await apply(call, input);
  // Another click may have placed the order meanwhile, which closes the cart.
  if (applied === sessionReset) applied = (await findEarlier(call, hashOfNonce('applePay', input.nonce))) ?? applied;
  if (applied instanceof ErrorResponse) return applied;
  if ('response' in applied) return applied.response;
  return placeOrder({ ...call, input: { adata: input.adata, ...applied.shown } });
}
