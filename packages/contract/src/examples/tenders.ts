import { type CheckoutState, type PaymentData, promoRemovedSignal } from '@settee/domain';
import { example, type Example } from '../example.ts';
import { applyTaxExemption, postTaxExemption } from '../order.ts';
import { applyPromoCode, removePromoCode, verifyPromoCode } from '../promo.ts';
import {
  applyGiftCardTender,
  applyRewardCertificate,
  applyTenderCode,
  getAccountRewards,
  getAccountRewardsByToken,
  getRewards,
  removeCertificates,
  removeGiftCardTender,
  removeRewardCertificate,
  removeTenderCode,
} from '../tenders.ts';
import { state } from './checkout-state.ts';

const withTender = (change: Partial<PaymentData>): CheckoutState => ({
  ...state,
  paymentData: { ...state.paymentData, ...change },
});

const rewards = {
  ...state.paymentData.rewardsData,
  certificates: [{ certificateNumber: 'RC100000001', value: 2000, endsAt: '2027-01-04T06:00:00.000Z' }],
  rewardsTotal: 2000,
};

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
    applyRewardCertificate,
    'Spends a certificate with the saved rewards card, which becomes the card of the order.',
    {
      certificateNumber: 'RC100000001',
      cardOneData: null,
      accountCardOneData: { id: '0190a7f2-0000-7000-8000-000000000010' },
    },
    withTender({
      rewardsData: {
        ...state.paymentData.rewardsData,
        successMessage: 'Reward applied.',
        applied: [{ certificateNumber: 'RC100000001', appliedAmount: 2000, remaining: 0 }],
      },
    }),
  ),
  example(removeRewardCertificate, 'Takes a certificate out.', { certificateNumber: 'RC100000001' }, state),
  example(removeCertificates, 'Takes every certificate out, so that another card may pay.', {}, state),
  example(
    getAccountRewards,
    'What can be spent with the rewards card of the order.',
    { tnsSession: '0190a7f2-0000-7000-8000-000000000004' },
    rewards,
  ),
  example(
    getAccountRewardsByToken,
    'The same with a saved rewards card.',
    { token: '0190a7f2-0000-7000-8000-000000000010' },
    rewards,
  ),
  example(getRewards, 'What the account has in rewards.', {}, { rewardsTotal: 2000 }),
  example(
    applyPromoCode,
    'A code that is over; the one before stays in force.',
    { promoCode: 'SPRING25' },
    { ...state, promoErrorMessage: 'This promo code has expired.' },
  ),
  example(removePromoCode, 'Takes the code in force out.', {}, state),
  example(
    verifyPromoCode,
    'Before each step forward and before the order: the code has been taken back.',
    { promoCode: 'BLINK' },
    { message: promoRemovedSignal },
  ),
  example(
    applyTaxExemption,
    'Takes the tax off.',
    { taxExemption: 'true', certificateNumber: 'E-9912-3456' },
    { ...state, isTaxExempt: true, taxCertificateNumber: 'E-9912-3456' },
  ),
  example(postTaxExemption, 'Puts the tax on again, in the other form.', { isTaxExemptionApplied: false }, state),
  example(removeTenderCode, 'Takes a code out.', { tenderCodeNumber: 'TC-2001-4400' }, state),
];
