import { type CheckoutState, type PaymentData } from '@settee/domain';
import { state } from './checkout-state.ts';

export const withTender = (change: Partial<PaymentData>): CheckoutState => ({
  ...state,
  paymentData: { ...state.paymentData, ...change },
});

export const rewards = {
  ...state.paymentData.rewardsData,
  certificates: [{ certificateNumber: 'RC100000001', value: 2000, endsAt: '2027-01-04T06:00:00.000Z' }],
  rewardsTotal: 2000,
};
