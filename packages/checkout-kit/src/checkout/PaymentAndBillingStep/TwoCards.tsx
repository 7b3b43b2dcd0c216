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
export function TwoCards({ checkout, onClose, messages, ...cardForm }: TwoCardsProps) {
  return (
    <TwoCardsPopup
      {...cardForm}
      twoCards={useTwoCards(checkout, onClose)}
      siteCulture={checkout.site.siteCulture}
      onClose={onClose}
      messages={{ ...messages, ...checkout.messages?.twoCards }}
    />
  );
}
