'use client';

import { accountRoutes } from '@settee/domain';
import { Button, ButtonLink, Heading, withRef } from '@settee/ui';
import { useRef, useState } from 'react';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { AuthForm, postAuthForm } from '../AuthForm/AuthForm.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from '../entry-page.css.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import type { MessageResponse } from '../ports.ts';
import { signUpMessages, type SignUpMessages } from '../sign-up-messages.ts';
import { type AccountFormControl, type Outcome, useAccountForm } from '../useAccountForm.ts';

export interface ConfirmEmailScreenProps extends RootRef<HTMLDivElement> {
  /** Token that the confirmation request must repeat, from the link of the email. */
  antiForgeryToken: string;
  /** Confirms the address in the backend. It returns a result and never rejects. */
  ports: {
    /**
     * Consumes the one-time token of the link. A session token signs a new account in; in a browser other than the one
     * that requested it, the password is required first.
     */
    confirm(
      password: string,
    ): Promise<PortResult<MessageResponse & { sessionToken: string; isPasswordWanted: boolean }>>;
    log(problem: RequestFailure): void;
  };
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<SignUpMessages>;
}

function Confirmed({ labels }: { labels: SignUpMessages }) {
  return (
    <>
      <div role="status" className={css.head}>
        <Heading level={1}>{labels.confirmed}</Heading>
        <p className={css.text}>{labels.confirmedText}</p>
      </div>
      <ButtonLink size="large" href={accountRoutes.account}>
        {labels.toAccount}
      </ButtonLink>
    </>
  );
}

/** The link was used before, or is too old. */
function Rejected({ message, labels }: { message: string; labels: SignUpMessages }) {
  return (
    <>
      <div role="alert" className={css.head}>
        <Heading level={1}>{labels.confirmRejected}</Heading>
        <p className={css.text}>{message || labels.confirmRejectedText}</p>
      </div>
      <div className={css.actions}>
        <ButtonLink href={accountRoutes.login}>{labels.signIn}</ButtonLink>
        <ButtonLink tone="outline" href={accountRoutes.createAccount}>
          {labels.createAccount}
        </ButtonLink>
      </div>
    </>
  );
}

interface ConfirmFormProps {
  control: AccountFormControl<{ password: string }>;
  isPasswordWanted: boolean;
  labels: SignUpMessages;
}

/** The button, and the password in a browser other than the one that requested the email. */
function ConfirmForm({ control, isPasswordWanted, labels }: ConfirmFormProps) {
  return (
    <>
      <header className={css.head}>
        <Heading level={1}>{labels.confirmTitle}</Heading>
        <p className={css.text}>{labels.confirmText}</p>
      </header>
      <AccountForm control={control}>
        {isPasswordWanted && (
          <PasswordField
            label={labels.password}
            autoComplete="current-password"
            data-field="password"
            value={control.state.entry.password}
            onChange={({ target }) => control.set('password', target.value)}
          />
        )}
        <Button type="submit" block size="large" busy={control.isBusy}>
          {labels.confirm}
        </Button>
      </AccountForm>
    </>
  );
}

/** Confirms an email address from a mailed link; requires a click because mail programs open links automatically. */
export const ConfirmEmailScreen = withRef(function ConfirmEmailScreen({
  antiForgeryToken,
  ports,
  messages,
  ref,
}: ConfirmEmailScreenProps) {
  const labels = useWords('signUp', signUpMessages, messages);
  const auth = useRef<HTMLFormElement>(null);
  const [isPasswordWanted, setIsPasswordWanted] = useState(false);
  const send = async ({ password }: { password: string }): Promise<Outcome> => {
    const result = await ports.confirm(password);
    if (!result.ok) {
      ports.log(result.error);
      return { next: 'refused', error: { kind: 'unreachable' } };
    }
    const { isSuccess, message, sessionToken } = result.value;
    setIsPasswordWanted(result.value.isPasswordWanted);
    if (!isSuccess) return { next: 'refused', error: { kind: 'serverMessage', message } };
    if (sessionToken !== '') postAuthForm(auth.current, sessionToken);
    return { next: 'done', message: '' };
  };
  const control = useAccountForm<{ password: string }>({
    name: 'confirmEmail',
    initial: { password: '' },
    secrets: ['password'],
    validate: () => ({}),
    send,
  });
  const { state, error } = control;
  const rejection = error?.kind === 'serverMessage' && !isPasswordWanted ? error : null;

  return (
    <div ref={ref} className={css.page}>
      {state.status === 'done' && <Confirmed labels={labels} />}
      {rejection && <Rejected message={rejection.message} labels={labels} />}
      {state.status !== 'done' && !rejection && <ConfirmForm {...{ control, isPasswordWanted, labels }} />}
      <AuthForm ref={auth} redirectUrl={accountRoutes.account} antiForgeryToken={antiForgeryToken} />
    </div>
  );
});
