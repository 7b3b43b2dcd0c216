import { plainText, validateName, type UserAccount } from '@settee/domain';
import { Button, useAnnounce } from '@settee/ui';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import { NameFields } from '../NameFields.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import type { SettingsPorts } from './settings-ports.ts';
import { SettingsSection } from './SettingsSection.tsx';

interface NameFormProps {
  account: UserAccount;
  ports: SettingsPorts;
  /** Opened after the name is saved. */
  reviewUrl: string | undefined;
  labels: AccountPageMessages;
}

export function NameForm({ account, ports, reviewUrl, labels }: NameFormProps) {
  const say = useAnnounce();
  const { firstName, lastName } = account;
  const control = useAccountForm<{ firstName: string; lastName: string }>({
    name: 'changeName',
    initial: { firstName, lastName },
    validate: (entry) => {
      const [first, last] = [validateName(entry.firstName), validateName(entry.lastName)];
      return { ...(first && { firstName: first }), ...(last && { lastName: last }) };
    },
    send: async (entry) => {
      const result = await ports.saveName(plainText(entry.firstName).trim(), plainText(entry.lastName).trim());
      if (result.ok) return { next: 'done', message: '' };
      ports.log(result.error);
      return { next: 'refused', error: { kind: 'serverMessage', message: labels.changeFailed } };
    },
    onDone: (entry) => {
      say(labels.nameSaved);
      control.restart({ firstName: plainText(entry.firstName).trim(), lastName: plainText(entry.lastName).trim() });
      if (reviewUrl !== undefined) ports.goTo(reviewUrl);
    },
  });
  const { state, problems } = control;
  const isChanged = state.entry.firstName !== firstName || state.entry.lastName !== lastName;
  return (
    <SettingsSection title={labels.name}>
      <AccountForm control={control} className={page.form}>
        <div className={page.pair}>
          <NameFields entry={state.entry} problems={problems} set={control.set} labels={labels} />
        </div>
        {isChanged && (
          <div>
            <Button type="submit" busy={control.isBusy}>
              {labels.save}
            </Button>
          </div>
        )}
      </AccountForm>
    </SettingsSection>
  );
}
