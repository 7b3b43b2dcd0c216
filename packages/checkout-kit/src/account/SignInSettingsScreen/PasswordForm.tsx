import { type AccountProfile, validatePassword } from '@settee/domain';
import { Alert, Button } from '@settee/ui';
import { useState } from 'react';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PasswordHints } from '../PasswordHints/PasswordHints.tsx';
import { signUpMessages } from '../sign-up-messages.ts';
import { outcomeOf, useAccountForm } from '../useAccountForm.ts';
import type { SettingsPorts } from './settings-ports.ts';
import { SettingsSection } from './SettingsSection.tsx';

interface PasswordFormProps {
  profile: AccountProfile;
  ports: SettingsPorts;
  words: AccountPageMessages;
}

export function PasswordForm(props: PasswordFormProps) {
  const { profile, words } = props;
  const [isOpen, setIsOpen] = useState(false);
  const names = profile.identityProviders.map((name) => words.providerNames[name]).join(', ');
  const without = names === '' ? words.passwordElsewhere : words.noPassword(names);
  const text = profile.hasPassword ? words.passwordText : without;
  return (
    <SettingsSection title={words.password} text={text} isOpen={isOpen}>
      {profile.hasPassword ? <Change {...props} isOpen={isOpen} onOpen={setIsOpen} /> : <MailLink {...props} />}
      {profile.hasPassword && names !== '' && <p className={page.text}>{words.connected(names)}</p>}
    </SettingsSection>
  );
}

interface ChangeProps extends PasswordFormProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function Change({ profile, ports, words, isOpen, onOpen }: ChangeProps) {
  const { emailAddress } = profile.account;
  const control = useAccountForm<{ current: string; next: string }>({
    initial: { current: '', next: '' },
    secrets: ['current'],
    judge: ({ current, next }) => {
      const problem = validatePassword(next, emailAddress);
      return { ...(current === '' && { current: 'missing' }), ...(problem && { next: problem }) };
    },
    send: async ({ current, next }) => outcomeOf(await ports.changePassword(current, next), ports.log),
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
            {words.changePassword}
          </Button>
        </div>
      </>
    );
  }
  return (
    <AccountForm control={control} className={page.form}>
      <input type="hidden" name="username" autoComplete="username" value={emailAddress} readOnly />
      <PasswordField
        label={words.currentPassword}
        autoComplete="current-password"
        data-field="current"
        value={state.entry.current}
        error={problems.current && words.passwordMissing}
        onChange={({ target }) => control.set('current', target.value)}
      />
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        data-field="next"
        value={state.entry.next}
        error={problems.next && signUpMessages.passwordProblems[problems.next]}
        onChange={({ target }) => control.set('next', target.value)}
      />
      <PasswordHints password={state.entry.next} emailAddress={emailAddress} />
      <div className={page.buttons}>
        <Button type="submit" busy={control.isBusy}>
          {words.changePassword}
        </Button>
        <Button tone="outline" onClick={() => onOpen(false)}>
          {words.cancel}
        </Button>
      </div>
    </AccountForm>
  );
}

function MailLink({ profile, ports, words }: PasswordFormProps) {
  const control = useAccountForm<Record<string, string>>({
    initial: {},
    judge: () => ({}),
    send: async () => outcomeOf(await ports.mailPasswordLink(profile.account.emailAddress), ports.log),
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
          {words.setPassword}
        </Button>
      </div>
    </AccountForm>
  );
}
