'use client';

import { Dialog, withRef } from '@settee/ui';
import { CardForm, type CardFormProps } from '../CardForm/CardForm.tsx';
import { paymentMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';

export interface AddCardPopupProps extends Omit<CardFormProps, 'onCancel' | 'title'> {
  onClose: () => void;
}

/** Popup that adds a card to the saved ones. Closing it discards the entry. CARD-09 */
export const AddCardPopup = withRef(function AddCardPopup({ onClose, messages, ...form }: AddCardPopupProps) {
  const labels = useWords('payment', paymentMessages, messages);
  const close = () => {
    form.card.clear();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={labels.addNewCard}
      closeLabel={labels.closeHelp}
      size="small"
    >
      <CardForm {...form} idPrefix="new-card" messages={messages} onCancel={onClose} />
    </Dialog>
  );
});
