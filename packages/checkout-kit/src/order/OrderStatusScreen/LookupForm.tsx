'use client';

import { readEmail } from '@settee/domain';
import { emailField, toEmailError, validateEmailEntry } from '../../account/email-field.ts';
import { Button, TextField } from '@settee/ui';
import { AccountForm } from '../../account/AccountForm/AccountForm.tsx';
import { toOutcome, useAccountForm } from '../../account/useAccountForm.ts';
import { orderStatusMessages, type OrderStatusMessages } from '../order-status-messages.ts';
import type { OrderLookup, OrderStatusPorts } from './ports.ts';
import { useWords } from '../../use-words.ts';

interface LookupFormProps {
  orderNumber: string;
  ports: Pick<OrderStatusPorts, 'requestCode' | 'log'>;
  /** Called once the code is requested. */
  onSent: (lookup: OrderLookup) => void;
  messages?: Partial<OrderStatusMessages> | undefined;
}

function validateLookup({ orderNumber, emailAddress }: OrderLookup) {
  const email = validateEmailEntry(emailAddress, 'any');
  return {
    ...(orderNumber.trim() === '' && { orderNumber: 'missing' as const }),
    ...(email && { emailAddress: email }),
  };
}

/** Prompts for order number and email address and requests the code. */
export function LookupForm({ orderNumber, ports, onSent, messages }: LookupFormProps) {
  const labels = useWords('orderStatus', orderStatusMessages, messages);
  const control = useAccountForm({
    name: 'orderLookup',
    initial: { orderNumber, emailAddress: '' },
    validate: validateLookup,
    send: async (entry) => toOutcome(await ports.requestCode(trimmed(entry)), ports.log),
    onDone: (entry) => onSent(trimmed(entry)),
  });
  const { state, problems, set } = control;
  return (
    <AccountForm control={control}>
      <TextField
        id="order-number"
        name="order-number"
        label={labels.orderNumberLabel}
        hint={labels.orderNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        required
        data-field="orderNumber"
        value={state.entry.orderNumber}
        error={problems.orderNumber && labels.orderNumberProblem}
        onChange={({ target }) => set('orderNumber', target.value)}
      />
      <TextField
        {...emailField}
        id="order-email"
        name="email"
        autoComplete="email"
        enterKeyHint="send"
        required
        data-field="emailAddress"
        label={labels.emailAddress}
        value={state.entry.emailAddress}
        error={toEmailError(problems.emailAddress, labels)}
        onChange={({ target }) => set('emailAddress', target.value)}
      />
      <Button type="submit" block size="large" busy={control.isBusy}>
        {labels.sendCode}
      </Button>
    </AccountForm>
  );
}

const trimmed = ({ orderNumber, emailAddress }: OrderLookup): OrderLookup => ({
  orderNumber: orderNumber.trim(),
  emailAddress: readEmail(emailAddress),
});
