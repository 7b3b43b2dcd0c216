import { type CheckoutState, type PaymentData, promoRemovedSignal } from '@settee/domain';
import { example, type Example } from '../example.ts';
import { applyTaxExemption, postTaxExemption } from '../order.ts';
import { applyPromoCode, removePromoCode, verifyPromoCode } from '../promo.ts';
import { applyGiftCardTender, applyTenderCode, removeGiftCardTender, removeTenderCode } from '../tenders.ts';
import { state } from './checkout-state.ts';

const withTender = (change: Partial<PaymentData>): CheckoutState => ({
  ...state,
  paymentData: { ...state.paymentData, ...change },
});

export const tendersExamples: readonly Example[] = [
  example(
    applyGiftCardTender,
    'Brings a gift card to the order; a second one pays what the first has left.',
    { cardNumber: '6006490000000010', cardPin: '1001' },
    withTender({
      giftCardData: { giftCards: [{ cardNumber: '0010', appliedAmount: 5000, remaining: 0 }], errorMessage: '' },
    }),
  ),
  example(removeGiftCardTender, 'Takes a gift card out.', { cardNumber: '0010' }, state),
  example(
    applyTenderCode,
    'A code of the service desk that was spent before.',
    { tenderCodeNumber: 'TC-2001-4426' },
    withTender({ tenderCodesData: { tenderCodes: [], errorMessage: 'This code has been used.' } }),
  ),
  example(
    applyPromoCode,
    'A code that is over; the one before stays in force.',
    { promoCode: 'SPRING25' },
    { ...state, promoErrorMessage: 'This promotion code has expired.' },
  ),
  example(removePromoCode, 'Takes the code in force out.', {}, state),
  example(
    verifyPromoCode,
    'Before each step forward and before the order: the code has been taken back.',
    { promoCode: 'BLINK' },
    { message: promoRemovedSignal },
  ),
  example(applyTaxExemption, 'Takes the tax off.', { taxExemption: 'true' }, { ...state, isTaxExempt: true }),
  example(postTaxExemption, 'Puts the tax on again, in the other form.', { isTaxExemptionApplied: false }, state),
  example(removeTenderCode, 'Takes a code out.', { tenderCodeNumber: 'TC-2001-4400' }, state),
];
