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
import { useOneCall, usePendingEntry } from '../../pending-entries.ts';
import { useWords } from '../../use-words.ts';
import * as css from './MultiShipping.css.ts';

export interface RecipientFormProps {
  checkout: CheckoutControl;
  ports: RecipientPorts;
  form: AddressFormControl;
  /** Something is entered that is not saved. */
  isEdited: boolean;
  title: string;
  /** Saves a valid address; false when it failed. */
  onSave: (address: Address) => Promise<boolean>;
  onCancel: () => void;
}

/** Adds or changes one address of an order. SHIP-22 */
export function RecipientForm(props: RecipientFormProps) {
  const { checkout, ports, form, isEdited, title, onSave, onCancel } = props;
  const { messages, problems } = checkout;
  const labels = useWords('recipient', recipientMessages, messages?.recipients);
  const focusFirst = useRef(() => form.focus('firstName'));
  useEffect(() => focusFirst.current(), []);

  const oneCall = useOneCall<boolean>();
  const save = async () => {
    const address = form.validate();
    if (address === null) return false;
    form.sent();
    const result = await ports.validateAddress(address);
    if (result.ok && result.value.Suggestions.length > 0) {
      form.suggested(result.value);
      form.focus('address1');
      return false;
    }
    if (!result.ok) problems.report(result.error);
    const isSaved = result.ok && (await onSave(address));
    form.finishSubmit();
    return isSaved;
  };
  const send = () => problems.run(() => oneCall(save));
  usePendingEntry({ isEntered: isEdited, send });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
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
