import { type AccountProfile, validateEmail, emailMaxLength } from '@settee/domain';
import { Alert, Button, TextField } from '@settee/ui';
import { useState } from 'react';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { toOutcome, useAccountForm } from '../useAccountForm.ts';
import type { SettingsPorts } from './settings-ports.ts';
import { SettingsSection } from './SettingsSection.tsx';

interface EmailFormProps {
  profile: AccountProfile;
  ports: SettingsPorts;
  labels: AccountPageMessages;
}

export function EmailForm({ profile, ports, labels }: EmailFormProps) {
  const { account, pendingEmailAddress, hasPassword } = profile;
  const [isOpen, setIsOpen] = useState(false);
  const control = useAccountForm<{ emailAddress: string; password: string }>({
    initial: { emailAddress: '', password: '' },
    secrets: ['password'],
    validate: ({ emailAddress, password }) => {
      const problem = validateEmail(emailAddress, 'any');
      return { ...(problem && { emailAddress: problem }), ...(password === '' && { password: 'missing' }) };
    },
    send: async ({ emailAddress, password }) =>
      toOutcome(await ports.changeEmail(emailAddress.trim(), password), ports.log),
    onDone: () => setIsOpen(false),
  });
  const { state, problems } = control;
  const pending = state.status === 'done' ? state.entry.emailAddress : pendingEmailAddress;
  const open = () => {
    control.restart();
    setIsOpen(true);
  };
  return (
    <SettingsSection title={labels.email} text={account.emailAddress} isOpen={isOpen}>
      {pending !== '' && (
        <Alert tone="info" live="polite">
          {labels.pendingEmail(pending)}
        </Alert>
      )}
      {hasPassword && !isOpen && (
        <div>
          <Button tone="outline" onClick={open}>
            {labels.changeEmail}
          </Button>
        </div>
      )}
      {isOpen && (
        <AccountForm control={control} className={page.form}>
          <TextField
            label={labels.newEmail}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={emailMaxLength}
            data-field="emailAddress"
            value={state.entry.emailAddress}
            error={problems.emailAddress && labels.emailProblem}
            onChange={({ target }) => control.set('emailAddress', target.value)}
          />
          <PasswordField
            label={labels.currentPassword}
            autoComplete="current-password"
            data-field="password"
            value={state.entry.password}
            error={problems.password && labels.passwordMissing}
            onChange={({ target }) => control.set('password', target.value)}
          />
          <div className={page.buttons}>
            <Button type="submit" busy={control.isBusy}>
              {labels.changeEmail}
            </Button>
            <Button tone="outline" onClick={() => setIsOpen(false)}>
              {labels.cancel}
            </Button>
          </div>
        </AccountForm>
      )}
    </SettingsSection>
  );
}
