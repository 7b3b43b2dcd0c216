import type { addSavedCard as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { cardRejectionMessages } from '../../sales/payment/messages.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { getCards, saveCard, maxCards } from '../../sales/payment/saved-cards.queries.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { accountMessages } from './messages.ts';

const rule = { name: 'card', seconds: 600, perSession: 20, perAddress: 100 };

/** Sends the encrypted card to the provider and saves the token. CARD-14 */
export const addSavedCard: Handler<typeof endpoint> = requireAccount(async ({ input, shopper, ctx, account }) => {
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  const respond = async (message: string) => ({
    isSuccess: message === '',
    message,
    ...(await getCards(ctx.db, ctx, account.id)),
  });
  const taken = await ctx.payments.tokenize(input.adyenCardData);
  if (!taken.isTaken) return respond(cardRejectionMessages[taken.rejection]);
  return respond((await saveCard(ctx, account.id, taken.card)) ? '' : accountMessages.tooManyCards(maxCards));
});
