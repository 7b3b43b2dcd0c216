'use client';

import type { Address } from '@settee/domain';
import { Button, Heading } from '@settee/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { AddressForm } from '../../delivery/AddressForm/AddressForm.tsx';
import type { AddressFormControl } from '../../delivery/useAddressForm.ts';
import { sectionTitle } from '../../section-title.css.ts';
import { recipientMessages } from '../recipient-messages.ts';
import type { RecipientPorts } from '../recipient-ports.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { useWords } from '../../use-words.ts';
import * as css from './MultiShipping.css.ts';

export interface RecipientFormProps {
  checkout: CheckoutControl;
  ports: RecipientPorts;
  form: AddressFormControl;
  title: string;
  /** Saves a valid address; false when it failed. */
  onSave: (address: Address) => Promise<boolean>;
  onCancel: () => void;
}

/** Adds or changes one address of an order. SHIP-22 */
export function RecipientForm({ checkout, ports, form, title, onSave, onCancel }: RecipientFormProps) {
  const { messages, problems } = checkout;
  const labels = useWords('recipient', recipientMessages, messages?.recipients);
  const focusFirst = useRef(() => form.focus('firstName'));
  useEffect(() => focusFirst.current(), []);

  const save = async () => {
    const address = form.validate();
    if (address === null || form.state.isSaving) return;
    form.sent();
    const result = await ports.validateAddress(address);
    if (!result.ok) problems.report(result.error);
    else if (result.value.Suggestions.length > 0) return form.suggested(result.value);
    else await onSave(address);
    form.finishSubmit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void problems.run(save);
  };
  return (
    <form method="post" noValidate aria-label={title} onSubmit={submit} className={css.form}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {title}
      </Heading>
      <AddressForm form={form} messages={messages?.deliveryForm} />
      <div className={css.actions}>
        <Button type="submit" busy={form.state.isSaving}>
          {labels.saveAddress}
        </Button>
        <Button tone="outline" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  );
}
