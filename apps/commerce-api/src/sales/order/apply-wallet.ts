import { createHash } from 'node:crypto';
import { isSameAddress, type Address, type CheckoutState, type WalletKind } from '@settee/domain';
import { findCart, readCart, updateCart } from '../cart/cart.queries.ts';
import { isBillingNeeded, isNothingShipped } from '../cart/recipients.ts';
import { saveSingleAddress } from './save-recipients.ts';
import { readAddress } from '../delivery/read-address.ts';
import { getWalletSetup } from '../../platform/config/wallet-settings.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import { ErrorResponse, sessionReset } from '../../platform/http/error-response.ts';
import type { RedeemedWallet } from '../../platform/ports/wallet-provider.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import type { Context } from '../../platform/context.ts';
import { deleteCartCards, replaceCartCards } from '../payment/cart-cards.queries.ts';
import { findApproval, insertApproval, type WalletApproval } from '../payment/wallet-approvals.queries.ts';
import { walletMessages } from '../payment/wallet-messages.ts';
import { hasCertificates } from '../tenders/cart-tenders.ts';
import { getMaxAllowedStep } from './allowed-step.ts';
import { readCheckout, type Checkout } from './checkout-view.ts';
import { changeCheckout, type CheckoutChange } from './update-checkout.ts';

const rule = { name: 'wallet', seconds: 600, perSession: 30, perAddress: 150 };

/** An approval as the browser sends it. */
export interface SentApproval {
  kind: WalletKind;
  nonce: string;
  deviceData?: string;
  /** Name of the account as the browser knows it; used when the provider reports none. */
  account?: string;
  billingAddress?: Address | null;
  shippingAddress?: Address | null;
  /** Started before the checkout: the shipping address is adopted, too. */
  isExpress?: boolean;
}

type Redeemed = { hash: string } & RedeemedWallet;

/** Identifies an approval without storing it. */
export const hashOfNonce = (kind: WalletKind, nonce: string) =>
  createHash('sha256').update(`${kind} ${nonce}`).digest('base64url');

/** The address when the site accepts it; `null` otherwise, for the shopper to enter one. */
function accept(
  address: Address | null | undefined,
  call: HandlerArgs,
  purpose: 'billing' | 'shipping',
): Address | null {
  const read = address ? readAddress(address, call, purpose) : null;
  return read instanceof ErrorResponse ? null : read;
}

/** Addresses of a wallet to adopt: billing always, shipping before the checkout. An incomplete or doubtful one is not. */
async function readAddresses(
  call: HandlerArgs,
  { billingAddress, shippingAddress, isExpress }: SentApproval,
  redeemed: Pick<RedeemedWallet, 'billingAddress' | 'shippingAddress'>,
): Promise<Pick<RedeemedWallet, 'billingAddress' | 'shippingAddress'>> {
  const billing = accept(billingAddress ?? redeemed.billingAddress, call, 'billing');
  const shipping = isExpress ? accept(shippingAddress ?? redeemed.shippingAddress, call, 'shipping') : null;
  const { ctx, site } = call;
  const isDoubtful =
    shipping !== null && (await ctx.addresses.check(shipping, site.siteCulture)).Suggestions.length > 0;
  return { billingAddress: billing, shippingAddress: isDoubtful ? null : shipping };
}

/** Exchanges an approval for a token; returns an error message when the wallet can't be used. */
export async function redeemWallet(
  call: HandlerArgs,
  sent: SentApproval,
): Promise<Redeemed | ErrorResponse | { errorMessage: string }> {
  const { ctx, shopper, site } = call;
  const { kind, nonce, deviceData = '' } = sent;
  const session = await shopper.session();
  if (!session) return sessionReset;
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  const found = await findCart(ctx.db, session, site);
  if (!found) return sessionReset;
  const isOffered = getWalletSetup(ctx.config, site)?.kinds.includes(kind) === true;
  if (!isOffered || !ctx.wallets) return { errorMessage: walletMessages.notOffered };
  const redeemed = await ctx.wallets.redeem({ kind, nonce, deviceData, reference: found.cart.id });
  if (!redeemed) return { errorMessage: walletMessages.used };
  return { hash: hashOfNonce(kind, nonce), ...redeemed, ...(await readAddresses(call, sent, redeemed)) };
}

async function adoptAddresses(
  given: CheckoutChange,
  ctx: Context,
  { billingAddress: billing, shippingAddress: shipping }: Pick<RedeemedWallet, 'billingAddress' | 'shippingAddress'>,
): Promise<void> {
  const { tx, cart, recipients } = given;
  const isPickup = isNothingShipped(recipients);
  const shippingAddress =
    shipping && !isPickup && !cart.isMultiShipping
      ? await saveSingleAddress(given, shipping, ctx)
      : given.shippingAddress;
  const adopted = billing && { ...billing, addressId: cart.billingAddress?.addressId ?? ctx.ids.row() };
  const billingAddress = adopted ?? cart.billingAddress;
  const isSame =
    billingAddress !== null && !isBillingNeeded(recipients) && isSameAddress(billingAddress, shippingAddress);
  await updateCart(tx, cart, { billingAddress: isSame ? null : billingAddress });
}

/** Returns the reason that a wallet can't pay this checkout; `null` if it can. */
function getWalletError({ due, tenders }: Pick<Checkout, 'due' | 'tenders'>): string | null {
  if (hasCertificates(tenders)) return walletMessages.certificates;
  return due === 0 ? walletMessages.notNeeded : null;
}

/**
 * Stores a wallet as the payment of a locked checkout, in place of its cards; returns an error message instead when it
 * can't pay. An approval is stored once: a repeat leaves its payment as it is.
 */
export async function setWallet(
  given: CheckoutChange,
  ctx: Context,
  sent: SentApproval,
  redeemed: Redeemed,
): Promise<string | null> {
  const { tx, cart, wallet } = given;
  const problem = getWalletError(given);
  if (problem !== null) return problem;
  // The same wallet again, approved for another total, remains the payment that the review showed.
  const paymentId = wallet?.kind === sent.kind ? wallet.paymentId : ctx.ids.row();
  const approval = { id: redeemed.hash, cartId: cart.id, paymentId, createdAt: ctx.clock.now() };
  if (!(await insertApproval(tx, approval))) return wallet?.token === redeemed.token ? null : walletMessages.used;
  const row = {
    id: ctx.ids.row(),
    paymentId,
    token: redeemed.token,
    wallet: sent.kind,
    account: (redeemed.account || (sent.account ?? '')).slice(0, 100),
    lastFour: '',
    binRange: '',
    expMonth: 0,
    expYear: 0,
  };
  await replaceCartCards(tx, cart.id, [row]);
  await adoptAddresses(given, ctx, redeemed);
  return null;
}

/** Moves a checkout that started with a wallet to the furthest step that its data allows. */
async function moveForward({ tx, cart: { id }, lines }: CheckoutChange, { ctx, site }: HandlerArgs): Promise<void> {
  const fresh = await readCart(tx, id);
  if (!fresh) return;
  const checkout = await readCheckout(tx, { cart: fresh, lines }, site, ctx);
  const isGiftOptionsSaved = checkout.shippingAddress !== null || checkout.cart.isGiftOptionsSaved;
  const cart = { ...checkout.cart, isGiftOptionsSaved };
  const step = Math.max(cart.step, getMaxAllowedStep({ ...checkout, cart }, site, ctx));
  await updateCart(tx, fresh, { isGiftOptionsSaved, step });
}

const withError = (state: CheckoutState, errorMessage: string): CheckoutState => {
  const { paymentData } = state;
  const { alternativePaymentsData } = paymentData;
  return {
    ...state,
    paymentData: {
      ...paymentData,
      alternativePaymentsData: alternativePaymentsData && { ...alternativePaymentsData, errorMessage },
    },
  };
};

/** A repeat of an approval changes nothing; it fails when the payment belongs to another cart, or no longer to any. */
async function showEarlier(call: HandlerArgs, { cartId, paymentId }: WalletApproval) {
  let isPaying = false;
  const state = await changeCheckout(call, async ({ cart, wallet }) => {
    isPaying = cart.id === cartId && wallet?.paymentId === paymentId;
    return undefined;
  });
  return state instanceof ErrorResponse || isPaying ? state : withError(state, walletMessages.used);
}

/** Pays the shopper's order with an approved wallet; errors are in `alternativePaymentsData.errorMessage`. PAY-02 */
export async function applyWallet(call: HandlerArgs, sent: SentApproval): Promise<CheckoutState | ErrorResponse> {
  const earlier = await findApproval(call.ctx.db, hashOfNonce(sent.kind, sent.nonce));
  if (earlier) return showEarlier(call, earlier);
  const redeemed = await redeemWallet(call, sent);
  if (redeemed instanceof ErrorResponse) return redeemed;
  let errorMessage: string | null = 'errorMessage' in redeemed ? redeemed.errorMessage : null;
  const state = await changeCheckout(call, async (given) => {
    if ('errorMessage' in redeemed) return undefined;
    errorMessage = await setWallet(given, call.ctx, sent, redeemed);
    if (errorMessage === null && sent.isExpress) await moveForward(given, call);
    return undefined;
  });
  return state instanceof ErrorResponse || errorMessage === null ? state : withError(state, errorMessage);
}

/** Removes the wallet of a checkout; a card remains. WALLET-09 */
export function removeWallet(call: HandlerArgs): Promise<CheckoutState | ErrorResponse> {
  return changeCheckout(call, async ({ tx, cart, wallet }) => {
    if (wallet) await deleteCartCards(tx, [cart.id]);
    return undefined;
  });
}
