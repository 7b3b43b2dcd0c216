'use client';

import { type PaymentCard, securityCodeLength, type SecurityCodeError } from '@settee/domain';
import { Alert, Button, Text, TextField, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, Ref } from 'react';
import { getCardName } from '../card-text.ts';
import { paymentMessages, type PaymentMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './VerifyCard.css.ts';

/** The code as it is typed, and what can be done with it. */
export interface CardCode {
  card: Pick<PaymentCard, 'type' | 'lastFour'> | null;
  field: Ref<HTMLInputElement>;
  code: string;
  problem: SecurityCodeError | null;
  /** Error of the last submitted code; empty without one. */
  message: string;
  isBusy: boolean;
  type: (text: string) => void;
  verify: () => unknown;
}

export interface VerifyCardProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Result of `useCardVerification` or a hook of the same shape. */
  control: CardCode;
  messages?: Partial<PaymentMessages>;
}

/**
 * Prompts for the security code of a saved card. The field has no name, so that a native submit cannot add it to a URL.
 * CARD-67, CARD-69
 */
export const VerifyCard = withRef(function VerifyCard({ control, messages, className, ...rest }: VerifyCardProps) {
  const labels = useWords('payment', paymentMessages, messages);
  const { card } = control;
  const length = securityCodeLength(card?.type ?? null);
  const name = card ? getCardName(card, labels) : '';
  return (
    <form
      method="post"
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        void control.verify();
      }}
      className={cx(css.form, className)}
    >
      <Text>{labels.verifyText(name)}</Text>
      {control.message && (
        <Alert tone="critical" live="assertive">
          {control.message}
        </Alert>
      )}
      <TextField
        label={labels.securityCode}
        inputRef={control.field}
        value={control.code}
        onChange={({ target }) => control.type(target.value)}
        error={control.problem && labels.code[control.problem]}
        hint={labels.codeHint(length)}
        className={css.code}
        inputMode="numeric"
        autoComplete="cc-csc"
      />
      <div>
        <Button type="submit" tone="outline" busy={control.isBusy}>
          {labels.verify}
        </Button>
      </div>
    </form>
  );
});
