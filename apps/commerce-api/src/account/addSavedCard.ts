import type { addSavedCard as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { refusalMessages } from '../payment/messages.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { cardsOf, keepCard, mostCards } from './card-shelf.ts';
import { forAccount } from './for-account.ts';
import { accountMessages } from './messages.ts';

const rule = { name: 'card', seconds: 600, perSession: 20, perAddress: 100 };

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
  return answer((await keepCard(world, account.id, taken.card)) ? '' : accountMessages.mostCards(mostCards));
});
