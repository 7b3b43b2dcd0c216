import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { state } from './examples/checkout-state.ts';
import * as examples from './examples/tenders.ts';
import { emptySchema, shortText } from './fields.ts';
import { checkoutSchema } from './order.schemas.ts';
import { rewardsCardField, rewardsDataSchema } from './payment.schemas.ts';
import * as schemas from './tenders.schemas.ts';

export const applyGiftCardTender = endpoint({
  id: 'tenders.applyGiftCard',
  method: 'POST',
  path: '/ReactCheckout/ApplyGiftCardTender',
  requirement: 'TENDER-01, TENDER-02',
  summary:
    'Applies a gift card. A second card pays the remainder. Errors are in `giftCardData.errorMessage` of the checkout state.',
  requiresCsrfToken: true,
  input: schemas.giftCardField,
  reply: checkoutSchema,
  example: {
    input: { cardNumber: '6006490000000010', cardPin: '1001' },
    reply: examples.withTender({
      giftCardData: { giftCards: [{ cardNumber: '0010', appliedAmount: 5000, remaining: 0 }], errorMessage: '' },
    }),
  },
});

export const removeGiftCardTender = endpoint({
  id: 'tenders.removeGiftCard',
  method: 'POST',
  path: '/ReactCheckout/RemoveGiftCardTender',
  requirement: 'TENDER-03',
  summary: 'Removes a gift card. `cardNumber` is the value in the checkout state.',
  requiresCsrfToken: true,
  input: v.object({ cardNumber: shortText }),
  reply: checkoutSchema,
  example: { input: { cardNumber: '0010' }, reply: state },
});

export const applyTenderCode = endpoint({
  id: 'tenders.applyTenderCode',
  method: 'POST',
  path: '/ReactCheckout/ApplyTenderCode',
  requirement: 'TENDER-05',
  summary: 'Applies a store-credit code. Errors are in `tenderCodesData.errorMessage` of the checkout state.',
  requiresCsrfToken: true,
  input: schemas.tenderCodeField,
  reply: checkoutSchema,
  example: {
    input: { tenderCodeNumber: 'TC-2001-4426' },
    reply: examples.withTender({
      tenderCodesData: { tenderCodes: [], errorMessage: 'This code has already been used.' },
    }),
  },
});

export const removeTenderCode = endpoint({
  id: 'tenders.removeTenderCode',
  method: 'POST',
  path: '/ReactCheckout/RemoveTenderCode',
  requirement: 'TENDER-06',
  summary: 'Removes a store-credit code.',
  requiresCsrfToken: true,
  input: schemas.tenderCodeField,
  reply: checkoutSchema,
  example: { input: { tenderCodeNumber: 'TC-2001-4400' }, reply: state },
});

export const applyRewardCertificate = endpoint({
  id: 'tenders.applyRewardCertificate',
  method: 'POST',
  path: '/ReactCheckout/ApplyRewardCertificate',
  requirement: 'TENDER-07',
  summary:
    'Applies a reward certificate and makes the saved rewards card the card of the order. Errors are in `rewardsData.errorMessage` of the checkout state.',
  requiresCsrfToken: true,
  input: v.object({ certificateNumber: shortText, ...rewardsCardField }),
  reply: checkoutSchema,
  example: {
    input: {
      certificateNumber: 'RC100000001',
      cardOneData: null,
      accountCardOneData: { id: '0190a7f2-0000-7000-8000-000000000010' },
    },
    reply: examples.withTender({
      rewardsData: {
        ...state.paymentData.rewardsData,
        successMessage: 'Reward applied.',
        applied: [{ certificateNumber: 'RC100000001', appliedAmount: 2000, remaining: 0 }],
      },
    }),
  },
});

export const removeRewardCertificate = endpoint({
  id: 'tenders.removeRewardCertificate',
  method: 'POST',
  path: '/ReactCheckout/RemoveRewardCertificate',
  requirement: 'TENDER-08',
  summary: 'Removes a reward certificate.',
  requiresCsrfToken: true,
  input: v.object({ certificateNumber: shortText }),
  reply: checkoutSchema,
  example: { input: { certificateNumber: 'RC100000001' }, reply: state },
});

export const removeCertificates = endpoint({
  id: 'tenders.removeCertificates',
  method: 'POST',
  path: '/ReactCheckout/RemoveCertificates',
  requirement: 'TENDER-09',
  summary: 'Removes all reward certificates, so that another card can pay.',
  requiresCsrfToken: true,
  input: emptySchema,
  reply: checkoutSchema,
  example: { input: {}, reply: state },
});

export const getAccountRewards = endpoint({
  id: 'tenders.accountRewards',
  method: 'POST',
  path: '/ReactCheckout/GetAccountRewards',
  requirement: 'TENDER-15',
  summary:
    'Returns the rewards available for the rewards card of the order. `tnsSession` is the `basketPaymentId` of that card.',
  requiresCsrfToken: true,
  input: v.object({ tnsSession: shortText }),
  reply: rewardsDataSchema,
  example: { input: { tnsSession: '0190a7f2-0000-7000-8000-000000000004' }, reply: examples.rewards },
});

export const getAccountRewardsByToken = endpoint({
  id: 'tenders.accountRewardsByToken',
  method: 'POST',
  path: '/ReactCheckout/GetAccountRewardsByToken',
  requirement: 'TENDER-16',
  summary: 'Returns the rewards available for a saved rewards card. `token` is its id.',
  requiresCsrfToken: true,
  input: v.object({ token: shortText }),
  reply: rewardsDataSchema,
  example: { input: { token: '0190a7f2-0000-7000-8000-000000000010' }, reply: examples.rewards },
});

export const getRewards = endpoint({
  id: 'tenders.rewards',
  method: 'GET',
  path: '/account/rewards',
  requirement: 'TENDER-17',
  summary: 'Returns the rewards of the account.',
  input: emptySchema,
  reply: schemas.rewardsResponse,
  example: { input: {}, reply: { rewardsTotal: 2000 } },
});
