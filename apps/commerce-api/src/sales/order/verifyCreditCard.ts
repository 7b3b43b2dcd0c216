import type { verifyCreditCard as endpoint } from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { verifyMessages } from '../payment/messages.ts';
import { isCardTaken } from '../payment/payment-data.ts';
import { cartCards } from '../payment/tables.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { updateCheckout } from './update-checkout.ts';
import { ErrorResponse, validationError } from '../../platform/http/error-response.ts';

const rule = { name: 'verify card', seconds: 3600, perSession: 10, perAddress: 60, perSubject: 10 };
const noSuchCard = validationError([
  { field: 'cardData', message: 'We couldn’t find that card. Please enter it again.' },
]);

/**
 * Verifies the security code of an applied card. A verified card is treated as newly entered, with a new id.
 * CARD-67, CARD-68
 */
export const verifyCreditCard: Handler<typeof endpoint> = async (call) => {
  const { input, shopper, ctx } = call;
  const { id, adyenCardData } = input.cardData;
  if (!(await consumeRateLimit(ctx, shopper, rule, id))) return tooManyRequests;
  const card = await updateCheckout(call, async ({ cards }) => {
    const applied = cards.find((one) => one.id === id);
    return isCardTaken(applied) ? applied : noSuchCard;
  });
  if (card instanceof ErrorResponse) return card;
  const result = await ctx.payments.verify(card.token, adyenCardData);
  if (result !== 'right') return { isSuccess: false, errors: [verifyMessages[result]] };
  const isStillThis = and(eq(cartCards.basketId, card.basketId), eq(cartCards.id, id));
  await ctx.db.update(cartCards).set({ id: ctx.ids.row() }).where(isStillThis);
  return { isSuccess: true, errors: [] };
};
