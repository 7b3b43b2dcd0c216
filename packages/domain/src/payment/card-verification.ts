import type { PaymentData } from './payment-data.ts';

/** Result of a card verification. CARD-67 */
export interface CardVerification {
  isSuccess: boolean;
  /** Messages for the shopper. */
  errors: readonly string[];
}

type Slot = PaymentData['creditCardData']['cardOneInfo'];

/**
 * Returns the payment data after a verification: clears the flag of the card, or stores its errors. CARD-68,
 * CARD-69
 */
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
