'use client';

import { Alert, TextField, withRef } from '@settee/ui';
import { emailField, toEmailError } from '../email-field.ts';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { accountMessages, type AccountMessages } from '../messages.ts';
import { type ForgotPasswordControl, toEmailProblem } from '../useForgotPassword.ts';
import { useWords } from '../../use-words.ts';
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

type Unsent = Exclude<ForgotPasswordControl['state'], { status: 'sent' }>;

/** Returns the error to show above the form; `undefined` for an error of the email address, which its field shows. */
function getError(state: Unsent, labels: AccountMessages): string | undefined {
  const problem = state.status === 'form' ? state.problem : null;
  if (problem?.kind === 'serverMessage') return problem.message;
  const isUnavailable = problem?.kind === 'unreachable' || (problem === null && state.head.status === 'failed');
  return isUnavailable ? labels.resetUnavailable : undefined;
}

/** Prompts for the email address that gets the reset link, then confirms the request. PWD-03, PWD-06 to PWD-11 */
export const ResetRequest = withRef(function ResetRequest({
  forgot,
  text,
  emailExample = 'name@domain.com',
  messages,
  className,
  children,
  ...rest
}: ResetRequestProps) {
  const labels = useWords('account', accountMessages, messages);
  const { state, input, submit, type } = forgot;
  if (state.status === 'sent') return <SentNotice email={state.email} labels={labels} />;
  const error = getError(state, labels);
  const emailWords = { emailProblem: labels.emailInvalid(emailExample), emailTooLong: labels.emailTooLong };
  return (
    <form
      method="post"
      noValidate
      {...rest}
      onSubmit={(event) => void submit(event)}
      className={cx(css.form, className)}
    >
      {error !== undefined && (
        <Alert tone="critical" live="assertive">
          {error}
        </Alert>
      )}
      {text !== '' && <p className={css.head}>{text ?? (state.head.status === 'ready' ? state.head.message : '')}</p>}
      <TextField
        {...emailField}
        label={labels.email}
        inputRef={input}
        name="email"
        autoComplete="email"
        value={state.email}
        error={toEmailError(toEmailProblem(state), emailWords)}
        onChange={({ target }) => type(target.value)}
      />
      {children}
    </form>
  );
});

function SentNotice({ email, labels }: { email: string; labels: AccountMessages }) {
  return (
    <div className={css.form}>
      <Alert tone="success" live="polite" title={labels.resetSent}>
        {labels.resetSentTo(email)}
      </Alert>
    </div>
  );
}
