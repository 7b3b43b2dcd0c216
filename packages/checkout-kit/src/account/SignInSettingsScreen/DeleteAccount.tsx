import type { AccountProfile } from '@settee/domain';
import { Button, Dialog } from '@settee/ui';
import { useId, useState } from 'react';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import { toOutcome, useAccountForm } from '../useAccountForm.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import type { SettingsPorts } from './settings-ports.ts';
import { SettingsSection } from './SettingsSection.tsx';

interface DeleteAccountProps {
  profile: AccountProfile;
  ports: SettingsPorts;
  labels: AccountPageMessages;
}

/** Ends the account and leaves the page. */
function useDeletion({ hasPassword }: AccountProfile, ports: SettingsPorts) {
  return useAccountForm<{ password: string }>({
    name: 'deleteAccount',
    initial: { password: '' },
    secrets: ['password'],
    validate: ({ password }) => (hasPassword && password === '' ? { password: 'missing' } : {}),
    send: async ({ password }) => toOutcome(await ports.deleteAccount(password), ports.log),
    onDone: () => ports.leaveTo('/'),
  });
}

interface DeletionFormProps extends Omit<DeleteAccountProps, 'ports'> {
  id: string;
  control: ReturnType<typeof useDeletion>;
}

/** The consequences, and the password that confirms them. */
function DeletionForm({ id, control, profile, labels }: DeletionFormProps) {
  const { state, problems } = control;
  return (
    <AccountForm control={control} id={id}>
      <p className={page.text}>{labels.deleteText}</p>
      {profile.hasPassword && (
        <CurrentPasswordField
          field="password"
          value={state.entry.password}
          isMissing={problems.password !== undefined}
          onChange={(text) => control.set('password', text)}
          labels={labels}
        />
      )}
    </AccountForm>
  );
}

/** Ends the account, once the shopper has confirmed it with the password. */
export function DeleteAccount({ profile, ports, labels }: DeleteAccountProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const control = useDeletion(profile, ports);
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
        <DeletionForm {...{ id, control, profile, labels }} />
      </Dialog>
    </SettingsSection>
  );
}
