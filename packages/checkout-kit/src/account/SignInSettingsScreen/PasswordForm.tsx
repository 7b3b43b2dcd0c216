import { type AccountProfile, validatePassword } from '@settee/domain';
import { Alert, Button } from '@settee/ui';
import { useState } from 'react';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { AccountPageMessages } from '../account-messages.ts';
import { useWords } from '../../use-words.ts';
import * as page from '../account-page.css.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PasswordHints } from '../PasswordHints/PasswordHints.tsx';
import { signUpMessages } from '../sign-up-messages.ts';
import { toOutcome, useAccountForm } from '../useAccountForm.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { FormButtons } from './FormButtons.tsx';
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

function usePasswordChange({ profile, ports }: PasswordFormProps, onDone: () => void) {
  return useAccountForm<{ current: string; next: string }>({
    name: 'changePassword',
    initial: { current: '', next: '' },
    secrets: ['current'],
    validate: ({ current, next }) => {
      const problem = validatePassword(next, profile.account.emailAddress);
      return { ...(current === '' && { current: 'missing' }), ...(problem && { next: problem }) };
    },
    send: async ({ current, next }) => toOutcome(await ports.changePassword(current, next), ports.log),
    onDone,
  });
}

/** The button that opens the form; before it what the last change resulted in. */
function Change({ isOpen, onOpen, ...props }: ChangeProps) {
  const { labels } = props;
  const signUpLabels = useWords('signUp', signUpMessages);
  const control = usePasswordChange(props, () => onOpen(false));
  const { state } = control;
  if (isOpen) return <ChangeFields {...props} control={control} onCancel={() => onOpen(false)} />;
  return (
    <>
      {state.status === 'done' && (
        <Alert tone="success" live="polite">
          {state.message || signUpLabels.resetDone}
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

interface ChangeFieldsProps extends PasswordFormProps {
  control: ReturnType<typeof usePasswordChange>;
  onCancel: () => void;
}

/** The old password and the new one. */
function ChangeFields({ profile, labels, control, onCancel }: ChangeFieldsProps) {
  const signUpLabels = useWords('signUp', signUpMessages);
  const { emailAddress } = profile.account;
  const { state, problems } = control;
  return (
    <AccountForm control={control} className={page.form}>
      <input type="hidden" name="username" autoComplete="username" value={emailAddress} readOnly />
      <CurrentPasswordField
        field="current"
        value={state.entry.current}
        isMissing={problems.current !== undefined}
        onChange={(text) => control.set('current', text)}
        labels={labels}
      />
      <PasswordField
        label={labels.newPassword}
        autoComplete="new-password"
        data-field="next"
        value={state.entry.next}
        error={problems.next && signUpLabels.passwordProblems[problems.next]}
        onChange={({ target }) => control.set('next', target.value)}
      />
      <PasswordHints password={state.entry.next} emailAddress={emailAddress} />
      <FormButtons submit={labels.changePassword} cancel={labels.cancel} isBusy={control.isBusy} onCancel={onCancel} />
    </AccountForm>
  );
}

function MailLink({ profile, ports, labels }: PasswordFormProps) {
  const control = useAccountForm<Record<string, string>>({
    name: 'createPassword',
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
