import type { InputOf, saveCreditCardToBasket as endpoint } from '@settee/contract';
import type { SealedCard } from '@settee/domain';
import { keepCard, usableCard } from '../account/card-shelf.ts';
import type { Call, Handler } from '../handler.ts';
import { refuseFields, Refused } from '../http/refused.ts';
import { invalidCardMessage } from '../payment/messages.ts';
import type { Tokenised } from '../payment/payment-provider.ts';
import { basketCards } from '../payment/tables.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { changeCheckout } from './change-checkout.ts';

const rule = { name: 'card', seconds: 600, perSession: 20, perAddress: 100 };
const oneCard = refuseFields([{ field: 'cardTwoData', message: 'Paying with two cards is not offered.' }]);
const noSuchCard = refuseFields([
  { field: 'accountCardOneData', message: 'There is no such card in this account that can be paid with.' },
]);
const noCard = refuseFields([{ field: 'cardOneData', message: 'This field is required.' }]);

/** A saved card keeps its id until it is verified. CARD-68 */
type CardRow = Omit<typeof basketCards.$inferSelect, 'id' | 'basketId'> & { id?: string };

const clean = { hasSessionError: false, isReissued: false, declineMessage: '' };

/** What is kept of a card: the provider's word when it took it, else what the browser said, to show it again. */
function rowOf(answer: Tokenised, sent: SealedCard): CardRow {
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

/** The row of the card that a call names. */
async function rowFor({ input, shopper, world }: Call<InputOf<typeof endpoint>>): Promise<CardRow | Refused> {
  const { cardOneData, accountCardOneData } = input;
  const account = (await shopper.session())?.account ?? null;
  if (accountCardOneData) {
    const saved = account && (await usableCard(world, account.id, accountCardOneData.id));
    if (!saved) return noSuchCard;
    const { token, type, lastFour, binRange, expMonth, expYear } = saved;
    return { ...clean, id: saved.id, token, type, lastFour, binRange, expMonth, expYear };
  }
  if (!cardOneData) return noCard;
  if (!(await isWithinRate(world, shopper, rule))) return tooMany;
  const answer = await world.payments.tokenise(cardOneData.adyenCardData);
  // In a transaction of its own: a sign-in holds account and basket in the other order.
  if (answer.isTaken && account && cardOneData.saveToAccount) await keepCard(world, account.id, answer.card);
  return rowOf(answer, cardOneData);
}

/** Hands the sealed card to the provider and keeps its token, or takes that of a saved card. PAY-07, CARD-06, CARD-11, CARD-56 */
export const saveCreditCardToBasket: Handler<typeof endpoint> = async (call) => {
  const { cardTwoData, accountCardTwoData } = call.input;
  if (cardTwoData || accountCardTwoData) return oneCard;
  const card = await rowFor(call);
  if (card instanceof Refused) return card;
  return changeCheckout(call, async ({ tx, basket }) => {
    const row = { id: call.world.ids.row(), ...card };
    await tx
      .insert(basketCards)
      .values({ ...row, basketId: basket.id })
      .onConflictDoUpdate({ target: basketCards.basketId, set: row });
    return undefined;
  });
};
