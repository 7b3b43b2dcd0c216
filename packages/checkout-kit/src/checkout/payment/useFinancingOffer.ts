import { financingReducer, type FinancingEvent, plccOption, initialFinancingState } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useState } from 'react';
import { financingMessages } from '../../payment/financing-messages.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { useWords } from '../../use-words.ts';

/** Headless financing offer of the store card. FIN-01 to FIN-10 */
export function useFinancingOffer(checkout: CheckoutControl) {
  const { data, ports, messages, sendPayment, state } = checkout;
  const labels = useWords('financing', financingMessages, messages?.financing);
  const say = useAnnounce();
  const { selectedOption, terms } = data.paymentData.plccOfferData;
  // Opens automatically while the store card has no selected offer.
  const [isOpen, setIsOpen] = useState(selectedOption === null);
  const [choice, setChoice] = useState(() => initialFinancingState(selectedOption));
  const [errorMessage, setErrorMessage] = useState('');
  const close = () => setIsOpen(false);

  const send = async (event: FinancingEvent) => {
    const next = financingReducer(choice, event);
    setChoice(next);
    const { savePlccOffer } = ports;
    if (next.toSave === null || !savePlccOffer || state.work !== 'nothing') return;
    const result = await sendPayment(() => savePlccOffer(next.option));
    if (!result.ok) ports.log({ ...result.error, basketId: data.basketId });
    const message = result.ok ? result.value.paymentData.plccOfferData.errorMessage : labels.failed;
    setErrorMessage(message);
    if (message !== '') return;
    close();
    say(labels.saved(labels.options[next.option]));
  };

  return {
    choice,
    terms,
    errorMessage,
    isOpen,
    isBusy: state.work === 'savingPayment',
    /** Current option, by default rewards. FIN-02 */
    option: selectedOption ?? plccOption.rewards,
    send: (event: FinancingEvent) => void send(event),
    open: () => {
      setErrorMessage('');
      setChoice(initialFinancingState(selectedOption));
      setIsOpen(true);
    },
    close,
  };
}
