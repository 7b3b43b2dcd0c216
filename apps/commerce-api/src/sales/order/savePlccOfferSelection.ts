import type { savePlccOfferSelection as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { offerGoneMessage } from '../payment/messages.ts';
import { toPlccOffer } from '../payment/to-plcc-offer.ts';
import { changeCheckout } from './update-checkout.ts';

/**
 * Saves the financing selection of the store card; returns an error when the card has no offer for this order.
 * FIN-08, FIN-10
 */
export const savePlccOfferSelection: Handler<typeof endpoint> = async (call) => {
  let errorMessage = '';
  const response = await changeCheckout(call, async ({ tx, ...checkout }) => {
    if (toPlccOffer(checkout, call.site).isOffered) {
      const { selectedOption: plccOption } = call.input;
      await tx.update(carts).set({ plccOption }).where(eq(carts.id, checkout.cart.id));
    } else errorMessage = offerGoneMessage;
    return undefined;
  });
  if (response instanceof ErrorResponse) return response;
  const { paymentData } = response;
  return {
    ...response,
    paymentData: { ...paymentData, plccOfferData: { ...paymentData.plccOfferData, errorMessage } },
  };
};
