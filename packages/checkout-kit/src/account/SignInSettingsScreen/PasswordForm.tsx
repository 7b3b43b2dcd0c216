import { type AccountProfile, validatePassword } from '@settee/domain';
import { Alert, Button } from '@settee/ui';
import { useState } from 'react';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PasswordHints } from '../PasswordHints/PasswordHints.tsx';
import { signUpMessages } from '../sign-up-messages.ts';
import { toOutcome, useAccountForm } from '../useAccountForm.ts';
import type { SettingsPorts } from './settings-ports.ts';
import { SettingsSection } from './SettingsSection.tsx';

interface PasswordFormProps {
  profile: AccountProfile;
  ports: SettingsPorts;
  labels: AccountPageMessages;
}

export function PasswordForm(props: PasswordFormProps) {
  const { profile, labels } = props;
  const [isOpen, setIsOpen] = useState(false);
  const names = profile.identityProviders.map((name) => labels.providerNames[name]).join(', ');
  const without = names === '' ? labels.passwordElsewhere : labels.noPassword(names);
  const text = profile.hasPassword ? labels.passwordText : without;
  return (
    <SettingsSection title={labels.password} text={text} isOpen={isOpen}>
      {profile.hasPassword ? <Change {...props} isOpen={isOpen} onOpen={setIsOpen} /> : <MailLink {...props} />}
      {profile.hasPassword && names !== '' && <p className={page.text}>{labels.connected(names)}</p>}
    </SettingsSection>
  );
}

interface ChangeProps extends PasswordFormProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function Change({ profile, ports, labels, isOpen, onOpen }: ChangeProps) {
  const { emailAddress } = profile.account;
  const control = useAccountForm<{ current: string; next: string }>({
    initial: { current: '', next: '' },
    secrets: ['current'],
    validate: ({ current, next }) => {
      const problem = validatePassword(next, emailAddress);
      return { ...(current === '' && { current: 'missing' }), ...(problem && { next: problem }) };
    },
    send: async ({ current, next }) => toOutcome(await ports.changePassword(current, next), ports.log),
    onDone: () => onOpen(false),
  });
  const { state, problems } = control;
  if (!isOpen) {
    return (
      <>
        {state.status === 'done' && (
          <Alert tone="success" live="polite">
            {state.message || signUpMessages.resetDone}
          </Alert>
        )}
        <div>
          <Button
            tone="outline"
            onClick={() => {
              control.restart();
              onOpen(true);
            }}
          >
            {labels.changePassword}
          </Button>
        </div>
      </>
    );
  }
  return (
    <AccountForm control={control} className={page.form}>
      <input type="hidden" name="username" autoComplete="username" value={emailAddress} readOnly />
      <PasswordField
        label={labels.currentPassword}
        autoComplete="current-password"
        data-field="current"
        value={state.entry.current}
        error={problems.current && labels.passwordMissing}
        onChange={({ target }) => control.set('current', target.value)}
      />
      <PasswordField
        label={labels.newPassword}
        autoComplete="new-password"
        data-field="next"
        value={state.entry.next}
        error={problems.next && signUpMessages.passwordProblems[problems.next]}
        onChange={({ target }) => control.set('next', target.value)}
      />
      <PasswordHints password={state.entry.next} emailAddress={emailAddress} />
      <div className={page.buttons}>
        <Button type="submit" busy={control.isBusy}>
          {labels.changePassword}
        </Button>
        <Button tone="outline" onClick={() => onOpen(false)}>
          {labels.cancel}
        </Button>
      </div>
    </AccountForm>
  );
}

function MailLink({ profile, ports, labels }: PasswordFormProps) {
  const control = useAccountForm<Record<string, string>>({
    initial: {},
    validate: () => ({}),
    send: async () => toOutcome(await ports.mailPasswordLink(profile.account.emailAddress), ports.log),
  });
  const { state } = control;
  if (state.status === 'done') {
    return (
      <Alert tone="success" live="polite">
        {state.message}
      </Alert>
    );
  }
  return (
    <AccountForm control={control}>
      <div>
        <Button type="submit" tone="outline" busy={control.isBusy}>
          {labels.setPassword}
        </Button>
      </div>
    </AccountForm>
  );
}
