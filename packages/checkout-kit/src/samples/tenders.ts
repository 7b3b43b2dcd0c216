import {
  type AppliedGiftCard,
  type AppliedTenderCode,
  type CheckoutState,
  getAmountDue,
  type RewardCertificate,
  type RewardsData,
  getTenders,
} from '@settee/domain';
import type { CheckoutPromoPorts, RewardsPorts, TenderPorts } from '../tenders/ports.ts';
import { answerWith, type Fault } from './cart.ts';

interface Brought {
  giftCards?: readonly AppliedGiftCard[];
  tenderCodes?: readonly AppliedTenderCode[];
  giftCardError?: string;
  tenderCodeError?: string;
}

/** A gift card that pays a part and one that holds more than the order costs. */
export const giftCardsFixture = {
  part: { cardNumber: '0010', appliedAmount: 5_000, remaining: 0 },
  whole: (total: number) => ({ cardNumber: '0036', appliedAmount: total, remaining: 500_000 - total }),
};
export const tenderCodeFixture: AppliedTenderCode = {
  tenderCodeNumber: 'TC-2001-4400',
  appliedAmount: 2_500,
  remaining: 0,
};

/** A checkout with gift cards and tender codes in place of those it had. */
export function withTenders(state: CheckoutState, brought: Brought): CheckoutState {
  const { giftCards = [], tenderCodes = [], giftCardError = '', tenderCodeError = '' } = brought;
  const tendered = {
    rewardsData: state.paymentData.rewardsData,
    giftCardData: { giftCards, errorMessage: giftCardError },
    tenderCodesData: { tenderCodes, errorMessage: tenderCodeError },
  };
  const isPaymentNeeded = getAmountDue(state.orderSummary.total, getTenders(tendered)) > 0;
  return { ...state, paymentData: { ...state.paymentData, ...tendered, isPaymentNeeded } };
}

/** Ports that know the gift card ending in 0010 with PIN 1001, the one ending in 0036 with PIN 1003, and one code. */
export function tenderPortsFixture(state: CheckoutState, fault: Fault = 'none'): TenderPorts {
  const { giftCards } = state.paymentData.giftCardData;
  const { tenderCodes } = state.paymentData.tenderCodesData;
  const answer = (action: string, brought: Brought) =>
    answerWith(fault, action, withTenders(state, { giftCards, tenderCodes, ...brought }));
  return {
    applyGiftCard: (number, pin) => {
      if (`${number} ${pin}` === '6006490000000010 1001')
        return answer('ApplyGiftCardTender', { giftCards: [...giftCards, giftCardsFixture.part] });
      if (`${number} ${pin}` === '6006490000000036 1003')
        return answer('ApplyGiftCardTender', { giftCards: [giftCardsFixture.whole(state.orderSummary.total)] });
      return answer('ApplyGiftCardTender', {
        giftCardError: 'This gift card was not found. Please check its number and PIN.',
      });
    },
    removeGiftCard: (cardNumber) =>
      answer('RemoveGiftCardTender', { giftCards: giftCards.filter((each) => each.cardNumber !== cardNumber) }),
    applyTenderCode: (code) =>
      code === tenderCodeFixture.tenderCodeNumber
        ? answer('ApplyTenderCode', { tenderCodes: [...tenderCodes, tenderCodeFixture] })
        : answer('ApplyTenderCode', { tenderCodeError: 'This code was not found. Please check it.' }),
    removeTenderCode: (code) =>
      answer('RemoveTenderCode', { tenderCodes: tenderCodes.filter((each) => each.tenderCodeNumber !== code) }),
  };
}

/** A checkout without tax, or with it again. */
export function withTaxExempt(state: CheckoutState, taxCertificateNumber: string): CheckoutState {
  const isTaxExempt = taxCertificateNumber !== '';
  const { tax, total, ...rest } = state.orderSummary;
  const due = isTaxExempt && !state.isTaxExempt ? total - tax : total;
  return {
    ...state,
    isTaxExempt,
    taxCertificateNumber,
    orderSummary: { ...rest, tax: isTaxExempt ? 0 : tax, total: due },
  };
}

/** Ports that take every promotion code but SPRING25, which is over. */
export function promoPortsFixture(state: CheckoutState, fault: Fault = 'none'): CheckoutPromoPorts {
  return {
    apply: (promoCode) =>
      answerWith(
        fault,
        'ApplyPromoCode',
        promoCode === 'SPRING25'
          ? { ...state, promoErrorMessage: 'This promotion code has expired.' }
          : { ...state, promoCode },
      ),
    remove: () => answerWith(fault, 'RemovePromoCode', { ...state, promoCode: '' }),
  };
}

/** Days from now, as the certificates of a sample end. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 3_600_000).toISOString();
export const certificatesFixture = (): RewardCertificate[] => [
  { certificateNumber: 'RC100000003', value: 5_000, endsAt: inDays(1) },
  { certificateNumber: 'RC100000002', value: 2_000, endsAt: inDays(4) },
  { certificateNumber: 'RC100000001', value: 150_000, endsAt: inDays(46) },
];

/** A checkout with these certificates applied; only the rewards card may pay. */
export function withRewards(state: CheckoutState, numbers: readonly string[], said: Partial<RewardsData> = {}) {
  const { total } = state.orderSummary;
  let due = total;
  const applied = certificatesFixture()
    .filter(({ certificateNumber }) => numbers.includes(certificateNumber))
    .map(({ certificateNumber, value }) => {
      const appliedAmount = Math.min(due, value);
      due -= appliedAmount;
      return { certificateNumber, appliedAmount, remaining: value - appliedAmount };
    });
  const { paymentData } = state;
  return {
    ...state,
    paymentData: {
      ...paymentData,
      isPaymentNeeded: due > 0,
      isPayWithTwoCreditCardsEnabled: applied.length === 0,
      rewardsData: { ...paymentData.rewardsData, errorMessage: '', successMessage: '', applied, ...said },
      creditCardData: { ...paymentData.creditCardData, isOnlyCbccAllowed: applied.length > 0 },
    },
  };
}

/** Ports over the sample certificates; RC100000002 is refused. */
export function rewardsPortsFixture(state: CheckoutState, fault: Fault = 'none'): RewardsPorts {
  const present = state.paymentData.rewardsData.applied.map(({ certificateNumber }) => certificateNumber);
  return {
    load: () =>
      answerWith(fault, 'GetAccountRewards', {
        ...state.paymentData.rewardsData,
        certificates: certificatesFixture(),
        rewardsTotal: 157_000,
      }),
    apply: (number) =>
      answerWith(
        fault,
        'ApplyRewardCertificate',
        number === 'RC100000002'
          ? withRewards(state, present, { errorMessage: 'This reward has been used.' })
          : withRewards(state, [...present, number], { successMessage: 'Your reward is applied.' }),
      ),
    remove: (number) =>
      answerWith(
        fault,
        'RemoveRewardCertificate',
        withRewards(
          state,
          present.filter((one) => one !== number),
        ),
      ),
    removeAll: () => answerWith(fault, 'RemoveCertificates', withRewards(state, [])),
  };
}
