'use client';

import { digitsOf, orderCodeRules } from '@settee/domain';
import { Alert, Button, TextButton, TextField } from '@settee/ui';
import { useState } from 'react';
import { AccountForm } from '../../account/AccountForm/AccountForm.tsx';
import { toOutcome, useAccountForm } from '../../account/useAccountForm.ts';
import { orderStatusMessages, type OrderStatusMessages } from '../order-status-messages.ts';
import type { OrderLookup, OrderStatusPorts } from './ports.ts';
import { useWords } from '../../use-words.ts';

interface CodeFormProps {
  lookup: OrderLookup;
  ports: Pick<OrderStatusPorts, 'requestCode' | 'open' | 'log'>;
  messages?: Partial<OrderStatusMessages> | undefined;
}

/** Prompts for the mailed code and opens the order with it. */
export function CodeForm({ lookup, ports, messages }: CodeFormProps) {
  const labels = useWords('orderStatus', orderStatusMessages, messages);
  const [notice, setNotice] = useState<string | null>(null);
  const control = useAccountForm({
    name: 'orderCode',
    initial: { code: '' },
    validate: ({ code }) => (digitsOf(code).length === orderCodeRules.digits ? {} : { code: 'missing' as const }),
    send: async ({ code }) => {
      setNotice(null);
      return toOutcome(await ports.open({ ...lookup, code: digitsOf(code) }), ports.log);
    },
  });
  const resend = async () => {
    const outcome = toOutcome(await ports.requestCode(lookup), ports.log);
    const text = outcome.next === 'done' ? labels.resent : labels.unreachable;
    setNotice(outcome.next === 'refused' && outcome.error.kind === 'serverMessage' ? outcome.error.message : text);
    control.restart();
  };
  const { state, problems, set } = control;
  return (
    <AccountForm control={control}>
      <Alert tone="info" live="polite">
        {notice ?? labels.codeSent(lookup.emailAddress)}
      </Alert>
      <TextField
        id="order-code"
        name="one-time-code"
        label={labels.code}
        hint={labels.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        autoFocus
        required
        data-field="code"
        value={state.entry.code}
        error={problems.code && labels.codeProblem}
        onChange={({ target }) => set('code', target.value)}
      />
      <Button type="submit" block size="large" busy={control.isBusy}>
        {labels.open}
      </Button>
      <p>
        <TextButton onClick={() => void resend()}>{labels.resend}</TextButton>
      </p>
    </AccountForm>
  );
}
