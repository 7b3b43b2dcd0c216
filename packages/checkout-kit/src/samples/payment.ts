import type { CardPayment, CheckoutState, PaymentCard, PlccOfferData } from '@settee/domain';
import { cardFixture, withCard } from './cards.ts';

/** A checkout state with two cards. */
export function withTwoCards(state: CheckoutState, one: PaymentCard, two: PaymentCard): CheckoutState {
  const slot = (cardInfo: PaymentCard) => ({ cardInfo, verifyCreditCard: cardInfo.verifyCreditCard });
  const creditCardData = { ...state.paymentData.creditCardData, cardOneInfo: slot(one), cardTwoInfo: slot(two) };
  return { ...state, paymentData: { ...state.paymentData, creditCardData } };
}

/** A checkout that is paid with the house card, which offers financing. */
export function withOffer(state: CheckoutState, change: Partial<PlccOfferData> = {}): CheckoutState {
  const card = cardFixture({ type: 'synchrony_plcc', lastFour: '7001', expMonth: 0, expYear: 0 });
  const { paymentData, ...rest } = withCard(state, card);
  const terms = 'No interest if what this order puts on your house card is paid in full within 12 months.';
  const plccOfferData = { isOffered: true, selectedOption: null, terms, errorMessage: '', ...change };
  return { ...rest, paymentData: { ...paymentData, plccOfferData } };
}

/** A checkout state as a host answers a payment. */
export function withPayment(state: CheckoutState, payment: CardPayment): CheckoutState {
  const { cardOneInfo, cardTwoInfo, accountCardsInfo } = state.paymentData.creditCardData;
  const known = [cardOneInfo, cardTwoInfo].flatMap((slot) => (slot ? [slot.cardInfo] : []));
  const cardOf = (own: CardPayment['cardTwoData'], saved: CardPayment['accountCardTwoData'], id: string) => {
    const appliedAmount = (saved ?? own)?.appliedAmount ?? state.orderSummary.total;
    const account = accountCardsInfo.find(({ cardInfo }) => cardInfo.id === saved?.id)?.cardInfo;
    if (account) return cardFixture({ ...account, basketPaymentId: id, appliedAmount });
    if (!own) return null;
    if (!('adyenCardData' in own))
      return cardFixture({ ...known.find(({ basketPaymentId }) => basketPaymentId === own.id), appliedAmount });
    const { type, lastFour, expMonth, expYear } = own;
    return cardFixture({ id, basketPaymentId: id, type, lastFour, expMonth, expYear, appliedAmount });
  };
  const one = cardOf(payment.cardOneData, payment.accountCardOneData, 'p-one');
  const two = cardOf(payment.cardTwoData, payment.accountCardTwoData, 'p-two');
  return one && two ? withTwoCards(state, one, two) : withCard(state, one);
}
