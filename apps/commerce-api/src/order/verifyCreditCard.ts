import type { verifyCreditCard as endpoint } from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { verifyMessages } from '../payment/messages.ts';
import { isCardTaken } from '../payment/payment-data-of.ts';
import { basketCards } from '../payment/tables.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { changeBasket } from './change-checkout.ts';
import { Refused, refuseFields } from '../http/refused.ts';

const rule = { name: 'verify card', seconds: 3600, perSession: 10, perAddress: 60, perSubject: 10 };
const noSuchCard = refuseFields([{ field: 'cardData', message: 'There is no such card to verify in this checkout.' }]);

/** Has the security code of an applied card judged. A verified card stands like one that was typed, with an id of its own. CARD-67, CARD-68 */
export const verifyCreditCard: Handler<typeof endpoint> = async (call) => {
  const { input, shopper, world } = call;
  const { id, adyenCardData } = input.cardData;
  if (!(await isWithinRate(world, shopper, rule, id))) return tooMany;
  const card = await changeBasket(call, async ({ cards }) => {
    const applied = cards.find((one) => one.id === id);
    return isCardTaken(applied) ? applied : noSuchCard;
  });
  if (card instanceof Refused) return card;
  const judged = await world.payments.verify(card.token, adyenCardData);
  if (judged !== 'right') return { isSuccess: false, errors: [verifyMessages[judged]] };
  const isStillThis = and(eq(basketCards.basketId, card.basketId), eq(basketCards.id, id));
  await world.db.update(basketCards).set({ id: world.ids.row() }).where(isStillThis);
  return { isSuccess: true, errors: [] };
};
