import { checkoutRoutes, getLanguagePrefix, inLanguage, type WalletInitiator, type WalletKind } from '@settee/domain';
import { findCart } from '../cart/cart.queries.ts';
import { getWalletSetup } from '../../platform/config/wallet-settings.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import { type ErrorResponse, sessionReset } from '../../platform/http/error-response.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { walletReturnPath } from '../payment/payment-paths.ts';
import { walletMessages } from '../payment/wallet-messages.ts';
import { hasCertificates } from '../tenders/cart-tenders.ts';
import { readCheckout } from './checkout-view.ts';
import { getLinesError } from './place-order-errors.ts';

const rule = { name: 'start wallet', seconds: 600, perSession: 40, perAddress: 200 };

interface Launch {
  redirectUrl: string;
  errorMessage: string;
}
const toError = (errorMessage: string): Launch => ({ redirectUrl: '', errorMessage });

/** Masterpass has no call that saves it, so its page returns to the server. WALLET-03 */
function getReturnPath(kind: WalletKind, initiator: WalletInitiator): string {
  if (kind === 'masterpass') return walletReturnPath;
  return initiator === 'payment' ? checkoutRoutes.payment : checkoutRoutes.cart;
}

/** Starts a payment of the cart on the page of a wallet. PAY-02, WALLET-03 */
export async function startWalletPayment(
  { ctx, shopper, site, origin }: HandlerArgs,
  kind: WalletKind,
  initiator: WalletInitiator,
): Promise<Launch | ErrorResponse> {
  const session = await shopper.session();
  if (!session) return sessionReset;
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  const found = await findCart(ctx.db, session, site);
  if (!found) return sessionReset;
  if (!ctx.wallets || !getWalletSetup(ctx.config, site)?.kinds.includes(kind))
    return toError(walletMessages.notOffered);
  const checkout = await readCheckout(ctx.db, found, site, ctx);
  if (getLinesError(checkout, site, ctx)) return toError(walletMessages.cart);
  const { due, tenders } = checkout;
  if (hasCertificates(tenders)) return toError(walletMessages.certificates);
  if (due === 0) return toError(walletMessages.notNeeded);
  const { currency, siteCulture } = site;
  const returnUrl = `${origin}${inLanguage(getLanguagePrefix(site), getReturnPath(kind, initiator))}`;
  const reference = found.cart.id;
  const started = await ctx.wallets.start({ kind, reference, amount: due, currency, siteCulture, returnUrl });
  return started ? { redirectUrl: started.url, errorMessage: '' } : toError(walletMessages.notOffered);
}
