import type { AccountProfile } from '@settee/domain';
import { Button, Dialog } from '@settee/ui';
import { useId, useState } from 'react';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { toOutcome, useAccountForm } from '../useAccountForm.ts';
import type { SettingsPorts } from './settings-ports.ts';
import { SettingsSection } from './SettingsSection.tsx';

interface DeleteAccountProps {
  profile: AccountProfile;
  ports: SettingsPorts;
  labels: AccountPageMessages;
}

/** Ends the account, once the shopper has confirmed it with the password. */
export function DeleteAccount({ profile, ports, labels }: DeleteAccountProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { hasPassword } = profile;
  const control = useAccountForm<{ password: string }>({
    initial: { password: '' },
    secrets: ['password'],
    validate: ({ password }) => (hasPassword && password === '' ? { password: 'missing' } : {}),
    send: async ({ password }) => toOutcome(await ports.deleteAccount(password), ports.log),
    onDone: () => ports.leaveTo('/'),
  });
  const { state, problems } = control;
  const close = () => {
    control.restart();
    setIsOpen(false);
  };
  return (
    <SettingsSection title={labels.deleteTitle} text={labels.deleteText}>
      <div>
        <Button tone="outline" onClick={() => setIsOpen(true)}>
          {labels.deleteAccount}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={(toOpen) => !toOpen && close()}
        role="alertdialog"
        size="small"
        title={labels.deleteSure}
        description={labels.deleteSureText}
        closeLabel={labels.close}
        actions={
          <>
            <Button tone="outline" onClick={close}>
              {labels.cancelDelete}
            </Button>
            <Button type="submit" form={id} busy={control.isBusy}>
              {labels.deleteAccount}
            </Button>
          </>
        }
      >
        <AccountForm control={control} id={id}>
          <p className={page.text}>{labels.deleteText}</p>
          {hasPassword && (
            <PasswordField
              label={labels.currentPassword}
              autoComplete="current-password"
              data-field="password"
              value={state.entry.password}
              error={problems.password && labels.passwordMissing}
              onChange={({ target }) => control.set('password', target.value)}
            />
          )}
        </AccountForm>
      </Dialog>
    </SettingsSection>
  );
}
