import type { CheckoutState, PaymentCard } from '@settee/domain';

/** The cards of a checkout, one or two, the first of them first. CARD-19 */
export function getCards({ paymentData }: CheckoutState): PaymentCard[] {
  const { cardOneInfo, cardTwoInfo } = paymentData.creditCardData;
  return [cardOneInfo, cardTwoInfo].flatMap((slot) => (slot ? [slot.cardInfo] : []));
}
