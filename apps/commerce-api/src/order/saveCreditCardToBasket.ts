import type { saveCreditCardToBasket as endpoint } from '@settee/contract';
import type { SealedCard } from '@settee/domain';
import type { Handler } from '../handler.ts';
import { refuseFields } from '../http/refused.ts';
import { invalidCardMessage } from '../payment/messages.ts';
import type { BasketCard } from '../payment/payment-data-of.ts';
import type { Tokenised } from '../payment/payment-provider.ts';
import { basketCards } from '../payment/tables.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { changeCheckout } from './change-checkout.ts';

const rule = { name: 'card', seconds: 600, perSession: 20, perAddress: 100 };
const oneCard = refuseFields([{ field: 'cardTwoData', message: 'Paying with two cards is not offered.' }]);
const noAccount = refuseFields([
  { field: 'accountCardOneData', message: 'There are no saved cards without an account.' },
]);
const noCard = refuseFields([{ field: 'cardOneData', message: 'This field is required.' }]);

type CardRow = Omit<BasketCard, 'id' | 'basketId'>;

/** What is kept of a card: the provider's word when it took it, else what the browser said, to show it again. */
function rowOf(answer: Tokenised, sent: SealedCard): CardRow {
  const clean = { hasSessionError: false, isReissued: false, declineMessage: '' };
  if (answer.isTaken) return { ...clean, ...answer.card };
  const { type, lastFour, binRange, expMonth, expYear } = sent;
  const shown = { token: null, type, lastFour, binRange, expMonth, expYear };
  switch (answer.refusal) {
    case 'session':
      return { ...clean, ...shown, hasSessionError: true };
    case 'reissued':
      return { ...clean, ...shown, isReissued: true };
    case 'invalid':
      return { ...clean, ...shown, declineMessage: invalidCardMessage };
    default:
      return answer.refusal satisfies never;
  }
}

/** Hands the sealed card to the provider and keeps its token. PAY-07, CARD-56 */
export const saveCreditCardToBasket: Handler<typeof endpoint> = async (call) => {
  const { input, shopper, world } = call;
  const { cardOneData, cardTwoData, accountCardOneData, accountCardTwoData } = input;
  if (cardTwoData) return oneCard;
  if (accountCardOneData || accountCardTwoData) return noAccount;
  if (!cardOneData) return noCard;
  if (!(await isWithinRate(world, shopper, rule))) return tooMany;
  const card = rowOf(await world.payments.tokenise(cardOneData.adyenCardData), cardOneData);
  return changeCheckout(call, async ({ tx, basket }) => {
    const row = { ...card, id: world.ids.row() };
    await tx
      .insert(basketCards)
      .values({ ...row, basketId: basket.id })
      .onConflictDoUpdate({ target: basketCards.basketId, set: row });
    return undefined;
  });
};
