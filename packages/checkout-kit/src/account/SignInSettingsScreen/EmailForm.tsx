import { readEmail, type AccountProfile } from '@settee/domain';
import { emailField, toEmailError, validateEmailEntry } from '../email-field.ts';
import { Alert, Button, TextField } from '@settee/ui';
import { useState } from 'react';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import { toOutcome, useAccountForm } from '../useAccountForm.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { FormButtons } from './FormButtons.tsx';
import type { SettingsPorts } from './settings-ports.ts';
import { SettingsSection } from './SettingsSection.tsx';

interface EmailFormProps {
  profile: AccountProfile;
  ports: SettingsPorts;
  labels: AccountPageMessages;
}

/** Form of the new address and the password; a mailed link confirms the change. */
function useEmailChange(ports: SettingsPorts, onDone: () => void) {
  return useAccountForm<{ emailAddress: string; password: string }>({
    name: 'changeEmail',
    initial: { emailAddress: '', password: '' },
    secrets: ['password'],
    validate: ({ emailAddress, password }) => {
      const problem = validateEmailEntry(emailAddress, 'any');
      return { ...(problem && { emailAddress: problem }), ...(password === '' && { password: 'missing' }) };
    },
    send: async ({ emailAddress, password }) =>
      toOutcome(await ports.changeEmail(readEmail(emailAddress), password), ports.log),
    onDone,
  });
}

interface EmailFieldsProps extends Pick<EmailFormProps, 'labels'> {
  control: ReturnType<typeof useEmailChange>;
  onCancel: () => void;
}

function EmailFields({ control, labels, onCancel }: EmailFieldsProps) {
  const { state, problems } = control;
  return (
    <AccountForm control={control} className={page.form}>
      <TextField
        {...emailField}
        label={labels.newEmail}
        autoComplete="email"
        data-field="emailAddress"
        value={state.entry.emailAddress}
        error={toEmailError(problems.emailAddress, labels)}
        onChange={({ target }) => control.set('emailAddress', target.value)}
      />
      <CurrentPasswordField
        field="password"
        value={state.entry.password}
        isMissing={problems.password !== undefined}
        onChange={(text) => control.set('password', text)}
        labels={labels}
      />
      <FormButtons submit={labels.changeEmail} cancel={labels.cancel} isBusy={control.isBusy} onCancel={onCancel} />
    </AccountForm>
  );
}

export function EmailForm({ profile, ports, labels }: EmailFormProps) {
  const { account, pendingEmailAddress, hasPassword } = profile;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const control = useEmailChange(ports, close);
  const { state } = control;
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
      {isOpen && <EmailFields control={control} labels={labels} onCancel={close} />}
    </SettingsSection>
  );
}
