import type { CheckoutState, PaymentCard } from '@settee/domain';

/** A card that stands for the whole order. */
export function cardFixture(change: Partial<PaymentCard> = {}): PaymentCard {
  return {
    id: 'card-1',
    type: 'visa',
    lastFour: '4242',
    binRange: '424242',
    expMonth: 8,
    expYear: 2029,
    appliedAmount: 290024,
    basketPaymentId: 'p-1',
    isApplied: true,
    isVerificationApplied: false,
    isPrimary: true,
    isValid: true,
    saveToAccount: false,
    selectionIndex: 0,
    verifyCreditCard: false,
    errors: {
      hasRewardsRestrictionError: false,
      hasSessionError: false,
      hasZeroAmountError: false,
      isReissued: false,
      declineMessage: '',
    },
    ...change,
  };
}

/** A checkout state with its payment data changed. */
export function withCard(state: CheckoutState, card: PaymentCard | null): CheckoutState {
  const cardOneInfo = card && { cardInfo: card, verifyCreditCard: card.verifyCreditCard };
  const creditCardData = { ...state.paymentData.creditCardData, cardOneInfo };
  return { ...state, paymentData: { ...state.paymentData, creditCardData } };
}
