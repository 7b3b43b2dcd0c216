import type { addSavedCard as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { refusalMessages } from '../payment/messages.ts';
import type { TokenisedCard } from '../payment/payment-provider.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import type { World } from '../world/world.ts';
import { cardsOf, lockCardRows, makeDefaultCard, mostCards } from './card-shelf.ts';
import { forAccount } from './for-account.ts';
import { accountMessages } from './messages.ts';
import { savedCards } from './tables.ts';

const rule = { name: 'card', seconds: 600, perSession: 20, perAddress: 100 };

/** Keeps a card unless the account is full; the first is the default. */
function keep(world: World, accountId: string, card: TokenisedCard): Promise<boolean> {
  return world.inTransaction(async (tx) => {
    const rows = await lockCardRows(tx, accountId);
    if (rows.length >= mostCards) return false;
    const row = { ...card, id: world.ids.row(), accountId, isDefault: false };
    await tx.insert(savedCards).values(row);
    if (rows.length === 0) await makeDefaultCard(tx, row);
    return true;
  });
}

/** Hands the sealed card to the provider and keeps its token. CARD-14 */
export const addSavedCard: Handler<typeof endpoint> = forAccount(async ({ input, shopper, world, account }) => {
  if (!(await isWithinRate(world, shopper, rule))) return tooMany;
  const answer = async (message: string) => ({
    isSuccess: message === '',
    message,
    ...(await cardsOf(world.db, world, account.id)),
  });
  const taken = await world.payments.tokenise(input.adyenCardData);
  if (!taken.isTaken) return answer(refusalMessages[taken.refusal]);
  return answer((await keep(world, account.id, taken.card)) ? '' : accountMessages.mostCards(mostCards));
});
