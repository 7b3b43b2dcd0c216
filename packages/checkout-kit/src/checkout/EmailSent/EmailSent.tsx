'use client';

import { readEmail, type Site } from '@settee/domain';
import { emailField, toEmailError, validateEmailEntry } from '../../account/email-field.ts';
import { Button, Inline, TextButton, TextField } from '@settee/ui';
import { useState } from 'react';
import { AccountForm } from '../../account/AccountForm/AccountForm.tsx';
import type { MessageResponse } from '../../account/ports.ts';
import { toOutcome, useAccountForm } from '../../account/useAccountForm.ts';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import { orderStatusMessages, type OrderStatusMessages } from '../../order/order-status-messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './EmailSent.css.ts';

export interface EmailSentPorts {
  /** Changes the email address of the order and sends its email again; without it there is no correction. */
  correctEmail?(emailAddress: string): Promise<PortResult<MessageResponse>>;
  log(problem: RequestFailure): void;
}

export interface EmailSentProps {
  site: Partial<Pick<Site, 'emailDomains'>>;
  emailAddress: string;
  ports: EmailSentPorts;
  messages?: Partial<OrderStatusMessages>;
}

/** Corrects the email address of the order, which sends its email again. */
function useEmailCorrection({ site, emailAddress, ports }: EmailSentProps) {
  const { correctEmail, log } = ports;
  return useAccountForm({
    name: 'correctEmail',
    initial: { emailAddress },
    validate: (entry) => {
      const problem = validateEmailEntry(entry.emailAddress, site.emailDomains ?? 'short');
      return problem ? { emailAddress: problem } : {};
    },
    send: async (entry) =>
      correctEmail ? toOutcome(await correctEmail(readEmail(entry.emailAddress)), log) : { next: 'done', message: '' },
  });
}

interface CorrectionFormProps {
  control: ReturnType<typeof useEmailCorrection>;
  labels: OrderStatusMessages;
  onCancel: () => void;
}

function CorrectionForm({ control, labels, onCancel }: CorrectionFormProps) {
  const { state, problems, set } = control;
  return (
    <AccountForm control={control} className={css.form} aria-label={labels.correctTitle}>
      <TextField
        {...emailField}
        label={labels.emailAddress}
        autoComplete="email"
        enterKeyHint="send"
        autoFocus
        required
        data-field="emailAddress"
        value={state.entry.emailAddress}
        error={toEmailError(problems.emailAddress, labels)}
        onChange={({ target }) => set('emailAddress', target.value)}
      />
      <Inline gap={3}>
        <Button type="submit" busy={control.isBusy}>
          {labels.send}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </Inline>
    </AccountForm>
  );
}

/** Says where the email of an order went, and corrects a wrong address. */
export function EmailSent(props: EmailSentProps) {
  const { emailAddress, ports, messages } = props;
  const labels = useWords('orderStatus', orderStatusMessages, messages);
  const [isOpen, setIsOpen] = useState(false);
  const control = useEmailCorrection(props);
  const { state } = control;
  if (state.status === 'done')
    return (
      <p role="status" className={css.text}>
        {state.message}
      </p>
    );
  return (
    <div className={css.root}>
      <p className={css.text}>
        {labels.sentTo(emailAddress)}{' '}
        {ports.correctEmail && !isOpen && (
          <TextButton inline onClick={() => setIsOpen(true)}>
            {labels.correct}
          </TextButton>
        )}
      </p>
      {isOpen && <CorrectionForm control={control} labels={labels} onCancel={() => setIsOpen(false)} />}
    </div>
  );
}
