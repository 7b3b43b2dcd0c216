import { type AppliedGiftCard, type AppliedTenderCode, type CheckoutState, dueOf, tendersOf } from '@settee/domain';
import type { CheckoutPromoPorts, TenderPorts } from '../tenders/ports.ts';
import { answerWith, type Fault } from './cart.ts';

interface Brought {
  giftCards?: readonly AppliedGiftCard[];
  tenderCodes?: readonly AppliedTenderCode[];
  giftCardError?: string;
  tenderCodeError?: string;
}

/** A gift card that pays a part and one that holds more than the order costs. */
export const sampleGiftCards = {
  part: { cardNumber: '0010', appliedAmount: 5_000, remaining: 0 },
  whole: (total: number) => ({ cardNumber: '0036', appliedAmount: total, remaining: 500_000 - total }),
};
export const sampleTenderCode: AppliedTenderCode = {
  tenderCodeNumber: 'TC-2001-4400',
  appliedAmount: 2_500,
  remaining: 0,
};

/** A checkout with gift cards and tender codes in place of those it had. */
export function withTenders(state: CheckoutState, brought: Brought): CheckoutState {
  const { giftCards = [], tenderCodes = [], giftCardError = '', tenderCodeError = '' } = brought;
  const tendered = {
    giftCardData: { giftCards, errorMessage: giftCardError },
    tenderCodesData: { tenderCodes, errorMessage: tenderCodeError },
  };
  const isPaymentNeeded = dueOf(state.orderSummary.total, tendersOf(tendered)) > 0;
  return { ...state, paymentData: { ...state.paymentData, ...tendered, isPaymentNeeded } };
}

/** Ports that know the gift card ending in 0010 with PIN 1001, the one ending in 0036 with PIN 1003, and one code. */
export function sampleTenderPorts(state: CheckoutState, fault: Fault = 'none'): TenderPorts {
  const { giftCards } = state.paymentData.giftCardData;
  const { tenderCodes } = state.paymentData.tenderCodesData;
  const answer = (action: string, brought: Brought) =>
    answerWith(fault, action, withTenders(state, { giftCards, tenderCodes, ...brought }));
  return {
    applyGiftCard: (number, pin) => {
      if (`${number} ${pin}` === '6006490000000010 1001')
        return answer('ApplyGiftCardTender', { giftCards: [...giftCards, sampleGiftCards.part] });
      if (`${number} ${pin}` === '6006490000000036 1003')
        return answer('ApplyGiftCardTender', { giftCards: [sampleGiftCards.whole(state.orderSummary.total)] });
      return answer('ApplyGiftCardTender', {
        giftCardError: 'This gift card was not found. Please check its number and PIN.',
      });
    },
    removeGiftCard: (cardNumber) =>
      answer('RemoveGiftCardTender', { giftCards: giftCards.filter((each) => each.cardNumber !== cardNumber) }),
    applyTenderCode: (code) =>
      code === sampleTenderCode.tenderCodeNumber
        ? answer('ApplyTenderCode', { tenderCodes: [...tenderCodes, sampleTenderCode] })
        : answer('ApplyTenderCode', { tenderCodeError: 'This code was not found. Please check it.' }),
    removeTenderCode: (code) =>
      answer('RemoveTenderCode', { tenderCodes: tenderCodes.filter((each) => each.tenderCodeNumber !== code) }),
  };
}

/** A checkout without tax, or with it again. */
export function withTaxExempt(state: CheckoutState, isTaxExempt: boolean): CheckoutState {
  const { tax, total, ...rest } = state.orderSummary;
  const due = isTaxExempt && !state.isTaxExempt ? total - tax : total;
  return { ...state, isTaxExempt, orderSummary: { ...rest, tax: isTaxExempt ? 0 : tax, total: due } };
}

/** Ports that take every promotion code but SPRING25, which is over. */
export function samplePromoPorts(state: CheckoutState, fault: Fault = 'none'): CheckoutPromoPorts {
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
