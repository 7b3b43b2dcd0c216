import {
  validateAddress,
  isSameAddress,
  isShippedTo,
  type Address,
  type CheckoutState,
  type Site,
} from '@settee/domain';
import { getCards } from '../payment/saved-cards.queries.ts';
import type { Session } from '../../platform/session/session.ts';
import type { AccountCards } from '../payment/payment-data.ts';
import type { Context } from '../../platform/context.ts';

/** Account data of a checkout. */
export interface AccountInfo {
  accountInfo: CheckoutState['accountInfo'];
  accountCards: AccountCards;
}

/** The saved addresses that a site ships to, with the basket's own in the place of its like, else in front. */
function offered(saved: readonly Address[], own: Address | null, { siteCulture }: Site): Address[] {
  const usable = saved.filter((address) => Object.keys(validateAddress(address, siteCulture)).length === 0);
  if (own === null || !isShippedTo(own, siteCulture)) return usable;
  const at = usable.findIndex((address) => isSameAddress(address, own));
  return at < 0 ? [own, ...usable] : usable.with(at, own);
}

/** Returns the saved addresses and cards for a checkout; empty for a guest. CARD-11, CHK-21 */
export async function loadAccountInfo(
  { account }: Session,
  shippingAddress: Address | null,
  site: Site,
  ctx: Context,
): Promise<AccountInfo> {
  if (account === null)
    return {
      accountInfo: {
        isLoggedIn: false,
        taxCertificateNumber: '',
        shippingAddresses: offered([], shippingAddress, site),
      },
      accountCards: { cards: [], limit: 0 },
    };
  const saved = await ctx.customers.findAddresses(ctx.db, account.id);
  const accountCards = await getCards(ctx.db, ctx, account.id);
  const { taxCertificateNumber } = account;
  const shippingAddresses = offered(saved, shippingAddress, site);
  return { accountInfo: { isLoggedIn: true, taxCertificateNumber, shippingAddresses }, accountCards };
}
