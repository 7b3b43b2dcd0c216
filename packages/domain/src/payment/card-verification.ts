import type { PaymentData } from './payment-data.ts';

/** How a verification of a card ended. CARD-67 */
export interface CardVerification {
  isSuccess: boolean;
  /** What to tell the shopper. */
  errors: readonly string[];
}

type Slot = PaymentData['creditCardData']['cardOneInfo'];

/** The payment data after a verification: the flag of the card is cleared, or its errors are kept. CARD-68, CARD-69 */
export function resolveCardVerification(
  data: PaymentData,
  cardId: string,
  { isSuccess, errors }: CardVerification,
): PaymentData {
  const others = data.verifyErrors.filter((error) => error.cardId !== cardId);
  if (!isSuccess) return { ...data, verifyErrors: [...others, ...errors.map((message) => ({ cardId, message }))] };
  const cleared = (slot: Slot): Slot =>
    slot?.cardInfo.id === cardId
      ? { cardInfo: { ...slot.cardInfo, verifyCreditCard: false }, verifyCreditCard: false }
      : slot;
  const { cardOneInfo, cardTwoInfo } = data.creditCardData;
  const creditCardData = {
    ...data.creditCardData,
    cardOneInfo: cleared(cardOneInfo),
    cardTwoInfo: cleared(cardTwoInfo),
  };
  return { ...data, creditCardData, verifyErrors: others };
}
