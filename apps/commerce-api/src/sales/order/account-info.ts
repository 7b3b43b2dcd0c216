import {
  validateAddress,
  isSameAddress,
  isShippedTo,
  type Address,
  type CheckoutState,
  type ShopSite,
} from '@settee/domain';
import type { CartRecipient } from '../cart/types.ts';
import { getCards } from '../payment/saved-cards.queries.ts';
import type { Session } from '../../platform/session/session.ts';
import type { AccountCards } from '../payment/payment-data.ts';
import type { Context } from '../../platform/context.ts';

/** Account data of a checkout. */
export interface AccountInfo {
  accountInfo: CheckoutState['accountInfo'];
  accountCards: AccountCards;
}

/** The saved addresses that a site ships to, with each of the cart's in the place of its like, else in front. */
function offered(
  saved: readonly Address[],
  recipients: readonly CartRecipient[],
  { siteCulture }: ShopSite,
  { config }: Context,
): Address[] {
  const rules = { topLevelDomain: config.emailDomains };
  const usable = saved.filter((address) => Object.keys(validateAddress(address, siteCulture, rules)).length === 0);
  const own = recipients.flatMap(({ kind, address }) =>
    kind === 'shipping' && address && isShippedTo(address, siteCulture) ? address : [],
  );
  const isOwn = (address: Address) => own.find((one) => isSameAddress(address, one));
  const others = own.filter((one) => !usable.some((address) => isSameAddress(address, one)));
  return [...others, ...usable.map((address) => isOwn(address) ?? address)];
}

/** Returns the saved addresses and cards for a checkout; empty for a guest. CARD-11, CHK-21 */
export async function loadAccountInfo(
  { account }: Session,
  recipients: readonly CartRecipient[],
  site: ShopSite,
  ctx: Context,
): Promise<AccountInfo> {
  if (account === null)
    return {
      accountInfo: {
        isLoggedIn: false,
        taxCertificateNumber: '',
        shippingAddresses: offered([], recipients, site, ctx),
      },
      accountCards: { cards: [], limit: 0 },
    };
  const saved = await ctx.customers.findAddresses(ctx.db, account.id);
  const accountCards = await getCards(ctx.db, ctx, account.id);
  const { taxCertificateNumber } = account;
  const shippingAddresses = offered(saved, recipients, site, ctx);
  return { accountInfo: { isLoggedIn: true, taxCertificateNumber, shippingAddresses }, accountCards };
}
