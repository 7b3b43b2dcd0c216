import type { savePlccOfferSelection as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { baskets } from '../cart/tables.ts';
import type { Handler } from '../handler.ts';
import { Refused } from '../http/refused.ts';
import { offerGoneMessage } from '../payment/messages.ts';
import { plccOfferOf } from '../payment/plcc-offer-of.ts';
import { changeCheckout } from './change-checkout.ts';

/** Keeps what the shopper wants of the house card; one that offers nothing for this order says so. FIN-08, FIN-10 */
export const savePlccOfferSelection: Handler<typeof endpoint> = async (call) => {
  let errorMessage = '';
  const answer = await changeCheckout(call, async ({ tx, ...checkout }) => {
    if (plccOfferOf(checkout, call.site).isOffered) {
      const { selectedOption: plccOption } = call.input;
      await tx.update(baskets).set({ plccOption }).where(eq(baskets.id, checkout.basket.id));
    } else errorMessage = offerGoneMessage;
    return undefined;
  });
  if (answer instanceof Refused) return answer;
  const { paymentData } = answer;
  return { ...answer, paymentData: { ...paymentData, plccOfferData: { ...paymentData.plccOfferData, errorMessage } } };
};
