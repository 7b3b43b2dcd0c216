import type { CheckoutState, PaymentData } from '@settee/domain';
import { example, type Example } from '../example.ts';
import { applyGiftCardTender, applyTenderCode, removeGiftCardTender, removeTenderCode } from '../tenders.ts';
import { state } from './checkout.ts';

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
  example(removeTenderCode, 'Takes a code out.', { tenderCodeNumber: 'TC-2001-4400' }, state),
];
