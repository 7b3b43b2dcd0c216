'use client';

import { emailMaxLength } from '@settee/domain';
import { Button, Checkbox, TextButton, TextField } from '@settee/ui';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { accountMessages, type AccountMessages } from '../messages.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { type EmbeddedSignInOptions, useEmbeddedSignIn } from '../useEmbeddedSignIn.ts';
import * as css from './EmbeddedIdentityWidget.css.ts';

export interface EmbeddedIdentityWidgetProps extends EmbeddedSignInOptions {
  onResetPassword: () => void;
  /** Whether the 'Reset Password' action is in progress. */
  isResetBusy?: boolean;
  /** Prevents the browser from focusing the password field. SIGN-34 */
  isPasswordDisabled?: boolean;
  messages?: Partial<AccountMessages>;
}

/** Renders the first-party identity widget: email, password and 'remember me'. SIGN-01, SIGN-13, SIGN-37 */
export function EmbeddedIdentityWidget({
  onResetPassword,
  isResetBusy = false,
  isPasswordDisabled = false,
  messages,
  ...options
}: EmbeddedIdentityWidgetProps) {
  const labels = { ...accountMessages, ...messages };
  const control = useEmbeddedSignIn(options);
  const { entry } = control.state;
  const { widgetMessages } = options;
  return (
    <AccountForm control={control} unreachable={labels.unreachable}>
      <TextField
        label={labels.email}
        name="username"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailMaxLength}
        data-field="username"
        value={entry.username}
        error={control.problems.username && widgetMessages.usernameRequired}
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
      <div className={css.row}>
        <Checkbox
          label={labels.rememberMe}
          name="rememberMe"
          checked={entry.rememberMe}
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
