'use client';

import { accountRoutes, inLanguage } from '@settee/domain';
import { emailField, toEmailError } from '../email-field.ts';
import { Button, Checkbox, TextButton, TextField, useSiteSettings } from '@settee/ui';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { AuthFields } from '../AuthForm/AuthForm.tsx';
import { accountMessages, type AccountMessages } from '../messages.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { type EmbeddedSignInOptions, useEmbeddedSignIn } from '../useEmbeddedSignIn.ts';
import { useWords } from '../../use-words.ts';
import * as css from './EmbeddedIdentityWidget.css.ts';

export interface EmbeddedIdentityWidgetProps extends EmbeddedSignInOptions {
  onResetPassword: () => void;
  /** Redirect target after a sign-in without scripts, on this site. */
  redirectUrl: string;
  antiForgeryToken: string;
  /** Whether the 'Reset Password' action is in progress. */
  isResetBusy?: boolean;
  /** Prevents the browser from focusing the password field. SIGN-34 */
  isPasswordDisabled?: boolean;
  messages?: Partial<AccountMessages>;
}

interface CredentialsProps
  extends Pick<EmbeddedIdentityWidgetProps, 'widgetMessages' | 'isPasswordDisabled' | 'messages'> {
  control: ReturnType<typeof useEmbeddedSignIn>;
  labels: AccountMessages;
}

/** Email and password. */
function Credentials({ control, widgetMessages, isPasswordDisabled, labels, messages }: CredentialsProps) {
  const { entry } = control.state;
  const emailWords = { emailProblem: widgetMessages.usernameRequired, emailTooLong: labels.emailTooLong };
  return (
    <>
      <TextField
        {...emailField}
        label={labels.email}
        name="username"
        autoComplete="username"
        data-field="username"
        value={entry.username}
        error={toEmailError(control.problems.username, emailWords)}
        onChange={({ target }) => control.set('username', target.value)}
      />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="current-password"
        disabled={isPasswordDisabled}
        data-field="password"
        value={entry.password}
        error={control.problems.password && widgetMessages.passwordRequired}
        onChange={({ target }) => control.set('password', target.value)}
        messages={messages}
      />
    </>
  );
}

/** Renders the first-party identity widget: email, password and 'remember me'. Without scripts the form posts itself. SIGN-01, SIGN-13, SIGN-37 */
export function EmbeddedIdentityWidget(props: EmbeddedIdentityWidgetProps) {
  const { onResetPassword, redirectUrl, antiForgeryToken, isResetBusy = false, ...others } = props;
  const { isPasswordDisabled = false, messages, ...options } = others;
  const labels = useWords('account', accountMessages, messages);
  const { pathPrefix = '' } = useSiteSettings();
  const control = useEmbeddedSignIn(options);
  return (
    <AccountForm control={control} unreachable={labels.unreachable} action={inLanguage(pathPrefix, accountRoutes.auth)}>
      <AuthFields redirectUrl={redirectUrl} antiForgeryToken={antiForgeryToken} />
      <Credentials {...{ control, isPasswordDisabled, labels, messages }} widgetMessages={options.widgetMessages} />
      <div className={css.row}>
        <Checkbox
          label={labels.rememberMe}
          name="rememberMe"
          checked={control.state.entry.rememberMe}
          onChange={({ target }) => control.set('rememberMe', target.checked)}
        />
        <TextButton className={css.reset} aria-busy={isResetBusy || undefined} onClick={onResetPassword}>
          {labels.resetPassword}
        </TextButton>
      </div>
      <Button type="submit" block size="large" busy={control.isBusy}>
        {labels.signIn}
      </Button>
    </AccountForm>
  );
}
