import { isSameAddress } from '@settee/domain';
import { updateCart } from '../cart/cart.queries.ts';
import { readAddress } from '../delivery/read-address.ts';
import { ErrorResponse, validationError } from '../../platform/http/error-response.ts';
import { changeCheckout, updateCheckout } from './update-checkout.ts';
import { removeCards, saveCards } from './save-cards.ts';
import { offerGoneMessage, verifyMessages } from '../payment/messages.ts';
import { toPlccOffer } from '../payment/to-plcc-offer.ts';
import { isCardTaken } from '../payment/payment-data.ts';
import { renameCartCard } from '../payment/cart-cards.queries.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { isBillingNeeded } from '../cart/recipients.ts';
import { applyExemption } from './apply-exemption.ts';
import type { Handlers } from '../../platform/handler.ts';

const rule = { name: 'verify card', seconds: 3600, perSession: 10, perAddress: 60, perSubject: 10 };
const noSuchCard = validationError([
  { field: 'cardData', message: 'We couldn’t find that card. Please enter it again.' },
]);

/** Handlers of the payment step of the checkout. */
export const checkoutPaymentHandlers = {
  /** Saves the billing address; one equal to the only shipping address follows later changes of it. PAY-05 */
  saveBillingAddress: async (call) => {
    const address = readAddress(call.input, call, 'billing');
    if (address instanceof ErrorResponse) return address;
    return changeCheckout(call, async ({ tx, cart, recipients, shippingAddress }) => {
      const addressId = cart.billingAddress?.addressId ?? call.ctx.ids.row();
      const isSame = !isBillingNeeded(recipients) && isSameAddress(address, shippingAddress);
      const billingAddress = isSame ? null : { ...address, addressId };
      await updateCart(tx, cart, { billingAddress });
      return undefined;
    });
  },

  /** Cards of which at least one is new, and encrypted. PAY-07 */
  saveCreditCardToBasket: (call) => saveCards(call),

  /** Cards that the order or the account has already. PAY-06 */
  savePayment: (call) => (Object.values(call.input).some(Boolean) ? saveCards(call) : removeCards(call)),

  /**
   * Saves the financing selection of the store card; returns an error when the card has no offer for this order.
   * FIN-08, FIN-10
   */
  savePlccOfferSelection: async (call) => {
    let errorMessage = '';
    const response = await changeCheckout(call, async ({ tx, ...checkout }) => {
      if (toPlccOffer(checkout, call.site).isOffered) {
        await updateCart(tx, checkout.cart, { plccOption: call.input.selectedOption });
      } else errorMessage = offerGoneMessage;
      return undefined;
    });
    if (response instanceof ErrorResponse) return response;
    const { paymentData } = response;
    return {
      ...response,
      paymentData: { ...paymentData, plccOfferData: { ...paymentData.plccOfferData, errorMessage } },
    };
  },

  /** Saves whether thank-you mail is sent to the shipping or billing address of the order. PAY-08, PAY-09 */
  setTymPreferences: async (call) => {
    const { isOptIn, isBilling, address } = call.input;
    const read = readAddress(address, call, isBilling ? 'billing' : 'shipping');
    if (read instanceof ErrorResponse) return read;
    const change = isBilling ? { isTymBilling: isOptIn } : { isTymShipping: isOptIn };
    return changeCheckout(call, async ({ tx, cart }) => {
      await updateCart(tx, cart, change);
      return undefined;
    });
  },

  /**
   * Verifies the security code of an applied card. A verified card is treated as newly entered, with a new id.
   * CARD-67, CARD-68
   */
  verifyCreditCard: async (call) => {
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
    await renameCartCard(ctx.db, { cartId: card.cartId, id }, ctx.ids.row());
    return { isSuccess: true, errors: [] };
  },

  /** Applies or removes the tax exemption by GET; without a number the certificate on file applies. TENDER-23 */
  applyTaxExemption: (call) => applyExemption(call, call.input.taxExemption, call.input.certificateNumber),

  /** Applies or removes the tax exemption by POST, for shops that configure this variant. TENDER-24 */
  postTaxExemption: (call) => applyExemption(call, call.input.isTaxExemptionApplied, call.input.certificateNumber),
} satisfies Partial<Handlers<'order'>>;
