import { rewardsCardType, type RewardsData } from '@settee/domain';
import type { Session, SessionAccount } from '../../platform/session/session.ts';
import { readCardRows } from '../payment/saved-cards.queries.ts';
import { findCart } from '../cart/cart.queries.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import type { CartCard } from '../payment/payment-data.ts';
import { readCartPayments } from '../payment/cart-payments.queries.ts';
import type { Context } from '../../platform/context.ts';
import { noRewards } from '../tenders/no-rewards.ts';

/** Returns the rewards that an account can spend now. TENDER-13 */
export async function loadRewards({ rewards, clock }: Context, account: SessionAccount): Promise<RewardsData> {
  const now = clock.now();
  const granted = (await rewards.certificatesOf(account)).filter(({ endsAt }) => endsAt > now);
  const soonestFirst = granted.toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
  return {
    ...noRewards,
    certificates: soonestFirst.map(({ number, value, endsAt }) => ({
      certificateNumber: number,
      value,
      endsAt: endsAt.toISOString(),
    })),
    rewardsTotal: granted.reduce((total, { value }) => total + value, 0),
  };
}

const isRewardsCard = ({ type }: Pick<CartCard, 'type'>) => type === rewardsCardType;

/** Returns true when a card of the cart is a rewards card in this name. */
async function hasRewardsCard({ ctx, site }: HandlerArgs, session: Session, paymentId: string): Promise<boolean> {
  const found = await findCart(ctx.db, session, site);
  const cards = found ? (await readCartPayments(ctx.db, found.cart, [])).cards : [];
  return cards.some((card) => card.paymentId === paymentId && isRewardsCard(card));
}

/**
 * Returns the rewards that can be spent with a rewards card of the order or the account; none with another card
 * or without an account. TENDER-15, TENDER-16
 */
export async function rewardsWith(
  call: HandlerArgs,
  name: { paymentId: string } | { savedId: string },
): Promise<RewardsData> {
  const session = await call.shopper.session();
  if (!session?.account) return noRewards;
  const { account } = session;
  const isTheirs =
    'paymentId' in name
      ? await hasRewardsCard(call, session, name.paymentId)
      : (await readCardRows(call.ctx.db, account.id)).some((row) => row.id === name.savedId && isRewardsCard(row));
  return isTheirs ? loadRewards(call.ctx, account) : noRewards;
}
