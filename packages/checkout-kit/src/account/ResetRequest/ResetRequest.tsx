'use client';

import { emailMaxLength } from '@settee/domain';
import { Alert, TextField } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { accountMessages, type AccountMessages } from '../messages.ts';
import type { ForgotPasswordControl } from '../useForgotPassword.ts';
import * as css from './ResetRequest.css.ts';

export interface ResetRequestProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** From `useForgotPassword`. */
  forgot: ForgotPasswordControl;
  /** Text above the field instead of the server message; an empty string hides it. */
  text?: string;
  /** Example of a valid email address. PWD-09 */
  emailExample?: string;
  messages?: Partial<AccountMessages>;
}

/** Prompts for the email address that gets the reset link, then confirms the request. PWD-03, PWD-06 to PWD-11 */
export function ResetRequest({
  forgot,
  text,
  emailExample = 'name@domain.com',
  messages,
  className,
  children,
  ...rest
}: ResetRequestProps) {
  const labels = { ...accountMessages, ...messages };
  const { state, input, submit, type } = forgot;
  if (state.status === 'sent') {
    return (
      <div className={css.form}>
        <Alert tone="success" live="polite" title={labels.resetSent}>
          {labels.resetSentTo(state.email)}
        </Alert>
      </div>
    );
  }
  const problem = state.status === 'form' ? state.problem : null;
  const isBroken = problem?.kind === 'unreachable' || (state.head.status === 'failed' && problem === null);
  return (
    <form
      method="post"
      noValidate
      {...rest}
      onSubmit={(event) => void submit(event)}
      className={cx(css.form, className)}
    >
      {isBroken && (
        <Alert tone="critical" live="assertive">
          {labels.resetUnavailable}
        </Alert>
      )}
      {problem?.kind === 'serverMessage' && (
        <Alert tone="critical" live="assertive">
          {problem.message}
        </Alert>
      )}
      {text !== '' && <p className={css.head}>{text ?? (state.head.status === 'ready' ? state.head.message : '')}</p>}
      <TextField
        label={labels.email}
        inputRef={input}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailMaxLength}
        value={state.email}
        error={problem?.kind === 'invalid' ? labels.emailInvalid(emailExample) : undefined}
        onChange={({ target }) => type(target.value)}
      />
      {children}
    </form>
  );
}
