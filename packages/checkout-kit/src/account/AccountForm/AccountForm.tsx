'use client';

import { Alert } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { FormValues } from '../form-reducer.ts';
import { accountMessages } from '../messages.ts';
import type { AccountFormControl } from '../useAccountForm.ts';
import { useWords } from '../../use-words.ts';
import * as css from './AccountForm.css.ts';

export interface AccountFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  /** From `useAccountForm`. */
  control: Pick<AccountFormControl<FormValues>, 'form' | 'submit' | 'error'>;
  /** Says that the shop could not be reached. */
  unreachable?: string;
}

/** A form of the account: what the server said of it, untitled, above its fields. SIGN-43 */
export function AccountForm({ control, unreachable, className, children, ...rest }: AccountFormProps) {
  const labels = useWords('account', accountMessages);
  const { form, submit, error } = control;
  return (
    <form
      method="post"
      noValidate
      {...rest}
      ref={form}
      onSubmit={(event) => void submit(event)}
      className={cx(css.form, className)}
    >
      {error && (
        <Alert tone="critical" live="assertive" tabIndex={-1} data-banner>
          {error.kind === 'serverMessage' ? error.message : (unreachable ?? labels.unreachable)}
        </Alert>
      )}
      {children}
    </form>
  );
}
