'use client';

import { Alert, Heading } from '@settee/ui';
import { useEffect, useRef } from 'react';
import { AppliedCard } from '../../payment/AppliedCard/AppliedCard.tsx';
import { CardForm } from '../../payment/CardForm/CardForm.tsx';
import { refusalText } from '../../payment/flow.ts';
import { sectionTitle } from '../../section-title.css.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import type { OrderCardControl } from '../useOrderCard.ts';
import * as css from './PaymentAndBillingStep.css.ts';

interface PaymentSectionProps {
  checkout: CheckoutControl;
  payment: OrderCardControl;
}

/** The card that is applied, or the form for one; neither when nothing is left to pay. PAY-04 */
export function PaymentSection({ checkout, payment }: PaymentSectionProps) {
  const { words, messages, ports, data, isSignedIn } = checkout;
  const { applied, refusal, form, isFormShown } = payment;
  const section = useRef<HTMLElement>(null);
  const wasFormShown = useRef(isFormShown);
  useEffect(() => {
    if (wasFormShown.current === isFormShown) return;
    wasFormShown.current = isFormShown;
    // The button that was pressed is gone, and the focus with it.
    if (document.activeElement === document.body) section.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isFormShown]);
  const securityCodeHelp = async () => {
    const answer = await ports.securityCodeHelp();
    if (!answer.ok) ports.log({ ...answer.problem, basketId: data.basketId });
    return answer;
  };
  if (!payment.isPaymentNeeded) return <p className={css.text}>{words.noPaymentNeeded}</p>;
  return (
    <section ref={section} className={css.section} aria-label={words.payment}>
      {applied && !isFormShown && (
        <AppliedCard
          card={applied}
          onEdit={payment.edit}
          onRemove={payment.remove && (() => void payment.remove?.())}
          messages={messages?.paymentForm}
        />
      )}
      {isFormShown && (
        <div className={css.panel}>
          <Heading level={2} size="h3" className={sectionTitle}>
            {payment.words.addNewCard}
          </Heading>
          {refusal && form.state.refusal === null && (
            <Alert tone="critical" live="assertive">
              {refusalText(refusal, payment.words)}
            </Alert>
          )}
          <CardForm
            card={form}
            isSignedIn={isSignedIn}
            securityCodeHelp={securityCodeHelp}
            onCancel={payment.cancel}
            messages={messages?.paymentForm}
          />
        </div>
      )}
    </section>
  );
}
