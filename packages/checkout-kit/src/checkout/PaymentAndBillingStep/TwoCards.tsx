'use client';

import type { CardFormProps } from '../../payment/CardForm/CardForm.tsx';
import { TwoCardsPopup } from '../../payment/TwoCardsPopup/TwoCardsPopup.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import { useTwoCards } from '../payment/useTwoCards.ts';

interface TwoCardsProps extends Pick<CardFormProps, 'isSignedIn' | 'securityCodeHelp' | 'messages'> {
  checkout: CheckoutControl;
  onClose: () => void;
}

/** The popup for two cards of a checkout; most orders never load it. TWO-01 */
export function TwoCards({ checkout, onClose, ...cardForm }: TwoCardsProps) {
  const twoCards = useTwoCards(checkout, onClose);
  const { siteCulture } = checkout.site;
  return <TwoCardsPopup {...cardForm} {...{ twoCards, siteCulture, onClose }} labels={checkout.messages?.twoCards} />;
}
