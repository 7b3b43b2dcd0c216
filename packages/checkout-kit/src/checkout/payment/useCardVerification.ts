import { formatSecurityCode, type PaymentCard, validateSecurityCode } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paymentMessages } from '../../payment/messages.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';
import { useWords } from '../../use-words.ts';

/** A field that gets the focus when it is wanted after the step has opened, once its code has loaded. */
function useRequestedField(isWanted: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const wasWanted = useRef(isWanted);
  const getsFocus = useRef(false);
  useEffect(() => {
    if (isWanted && !wasWanted.current) {
      if (field.current) field.current.focus();
      else getsFocus.current = true;
    }
    wasWanted.current = isWanted;
  }, [isWanted]);
  const ref = useCallback((element: HTMLInputElement | null) => {
    field.current = element;
    if (!element || !getsFocus.current) return;
    getsFocus.current = false;
    element.focus();
  }, []);
  return { ref, focus: () => field.current?.focus() };
}

/** Headless verification of a saved card by its security code, which leaves the field once it is sent. CARD-67 to CARD-69 */
export function useCardVerification(checkout: CheckoutControl, card: PaymentCard | null) {
  const { data, ports, problems, messages, verifyPayment, state } = checkout;
  const labels = useWords('payment', paymentMessages, messages?.paymentForm);
  const say = useAnnounce();
  const [code, setCode] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const { verifyCard } = ports;
  const isWanted = card !== null && card.verifyCreditCard && verifyCard !== undefined;
  const field = useRequestedField(isWanted);
  const problem = isValidated && card ? validateSecurityCode(code, card.type) : null;
  useFieldErrorEvents('verifyCard', { securityCode: problem });
  const rejections = data.paymentData.verifyErrors.filter(({ cardId }) => cardId === card?.id);

  /** Returns whether the card can be used for payment. */
  const verify = async (): Promise<boolean> => {
    if (!isWanted) return true;
    if (state.work !== 'nothing') return false;
    setIsValidated(true);
    if (validateSecurityCode(code, card.type)) {
      field.focus();
      return false;
    }
    const isVerified = await verifyPayment(card.id, () => verifyCard(card.id, code), labels.verifyFailed);
    setCode('');
    setIsValidated(false);
    if (isVerified) say(labels.verified);
    else field.focus();
    return isVerified;
  };

  return {
    card,
    isWanted,
    field: field.ref,
    code,
    problem,
    message: code === '' ? rejections.map(({ message }) => message).join(' ') : '',
    isBusy: state.work === 'savingPayment',
    type: (text: string) => {
      setIsValidated(false);
      setCode(formatSecurityCode(text, card?.type ?? null));
    },
    verify: () => problems.run(verify),
  };
}
