'use client';

import { accountRoutes, validatePassword } from '@settee/domain';
import {
  Alert,
  Button,
  ButtonLink,
  ErrorState,
  Heading,
  Skeleton,
  TextLink,
  VisuallyHidden,
  withRef,
} from '@settee/ui';
import type { PortResult } from '../../errors/request-failure.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from '../entry-page.css.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PasswordHints } from '../PasswordHints/PasswordHints.tsx';
import type { ForgotPasswordPorts, MessageResponse } from '../ports.ts';
import { ResetRequest } from '../ResetRequest/ResetRequest.tsx';
import { signUpMessages, type SignUpMessages } from '../sign-up-messages.ts';
import { toOutcome, useAccountForm } from '../useAccountForm.ts';
import { popupOptions, useForgotPassword } from '../useForgotPassword.ts';

export interface ResetPasswordScreenProps extends RootRef<HTMLDivElement> {
  /** Whether the mailed link still holds. */
  link: 'checking' | 'valid' | 'expired' | 'failed';
  /** Checks the link again. */
  onRetry: () => void;
  /** Saves the new password. It never rejects. */
  ports: ForgotPasswordPorts & {
    /** Sets the password by the link's token, once. */
    setPassword(password: string): Promise<PortResult<MessageResponse>>;
  };
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<SignUpMessages>;
}

/** Renders the page of a mailed reset link: sets a new password or requests a new link. PWD-01 */
export const ResetPasswordScreen = withRef(function ResetPasswordScreen({
  link,
  onRetry,
  ports,
  messages,
  ref,
}: ResetPasswordScreenProps) {
  const labels = useWords('signUp', signUpMessages, messages);
  return (
    <div ref={ref} className={css.page}>
      {link === 'checking' && (
        <div aria-busy="true" className={css.column}>
          <VisuallyHidden role="status">{labels.checking}</VisuallyHidden>
          <Skeleton width="70%" height="2.5rem" />
          <Skeleton lines={2} />
          <Skeleton height={72} />
          <Skeleton height={56} />
        </div>
      )}
      {link === 'failed' && (
        <ErrorState title={labels.checkFailed} size="page" level={1} onRetry={onRetry} retryLabel={labels.tryAgain} />
      )}
      {link === 'expired' && <ExpiredLink ports={ports} labels={labels} />}
      {link === 'valid' && <NewPassword ports={ports} labels={labels} />}
    </div>
  );
});

interface PartProps {
  ports: ResetPasswordScreenProps['ports'];
  labels: SignUpMessages;
}

function NewPassword({ ports, labels }: PartProps) {
  const control = useAccountForm<{ password: string }>({
    name: 'newPassword',
    initial: { password: '' },
    validate: ({ password }) => {
      const problem = validatePassword(password, '');
      return problem ? { password: problem } : {};
    },
    send: async ({ password }) => toOutcome(await ports.setPassword(password), ports.log),
  });
  const { state, problems } = control;
  if (state.status === 'done') {
    return (
      <>
        <div role="status" className={css.head}>
          <Heading level={1}>{labels.resetDone}</Heading>
          <p className={css.text}>{labels.resetDoneText}</p>
        </div>
        <ButtonLink href={accountRoutes.login} size="large">
          {labels.signIn}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <header className={css.head}>
        <Heading level={1}>{labels.resetTitle}</Heading>
        <p className={css.text}>{labels.resetText}</p>
      </header>
      <AccountForm control={control}>
        <PasswordField
          label={labels.newPassword}
          name="new-password"
          autoComplete="new-password"
          data-field="password"
          value={state.entry.password}
          error={problems.password && labels.passwordProblems[problems.password]}
          onChange={({ target }) => control.set('password', target.value)}
        />
        <PasswordHints password={state.entry.password} emailAddress="" messages={labels} />
        <Button type="submit" block size="large" busy={control.isBusy}>
          {labels.savePassword}
        </Button>
      </AccountForm>
    </>
  );
}

function ExpiredLink({ ports, labels }: PartProps) {
  const forgot = useForgotPassword(popupOptions(ports));
  return (
    <>
      <header className={css.head}>
        <Heading level={1}>{labels.expiredTitle}</Heading>
        {forgot.state.status === 'sent' ? null : <Alert tone="notice">{labels.expiredText}</Alert>}
      </header>
      <ResetRequest forgot={forgot} text="">
        <Button type="submit" block size="large" busy={forgot.state.status === 'sending'}>
          {labels.sendNew}
        </Button>
      </ResetRequest>
      <div>
        <TextLink href={accountRoutes.login}>{labels.signIn}</TextLink>
      </div>
    </>
  );
}
