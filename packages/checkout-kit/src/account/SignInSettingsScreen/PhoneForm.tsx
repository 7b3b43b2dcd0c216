import { formatPhone, plainText, readPhone, validatePhone, whenPasted } from '@settee/domain';
import { Button, TextField, useAnnounce } from '@settee/ui';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import { useAccountForm } from '../useAccountForm.ts';
import type { SettingsPorts } from './settings-ports.ts';
import { SettingsSection } from './SettingsSection.tsx';

interface PhoneFormProps {
  dayPhone: string;
  ports: SettingsPorts;
  /** Opened after the phone number is saved. */
  reviewUrl: string | undefined;
  labels: AccountPageMessages;
}

/** Phone number for updates of orders. */
export function PhoneForm({ dayPhone, ports, reviewUrl, labels }: PhoneFormProps) {
  const say = useAnnounce();
  const shown = formatPhone(dayPhone);
  const control = useAccountForm<{ dayPhone: string }>({
    name: 'changePhone',
    initial: { dayPhone: shown },
    validate: (entry) => {
      const problem = validatePhone(entry.dayPhone);
      return problem ? { dayPhone: problem } : {};
    },
    send: async (entry) => {
      const result = await ports.savePhone(plainText(entry.dayPhone).trim());
      if (result.ok) return { next: 'done', message: '' };
      ports.log(result.error);
      return { next: 'refused', error: { kind: 'serverMessage', message: labels.changeFailed } };
    },
    onDone: (entry) => {
      say(labels.phoneSaved);
      control.restart({ dayPhone: formatPhone(entry.dayPhone) });
      if (reviewUrl !== undefined) ports.goTo(reviewUrl);
    },
  });
  const { state, problems } = control;
  return (
    <SettingsSection title={labels.phoneTitle} text={labels.phoneText}>
      <AccountForm control={control} className={page.form}>
        <TextField
          label={labels.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          readText={whenPasted((entry) => readPhone(entry))}
          data-field="dayPhone"
          value={state.entry.dayPhone}
          error={problems.dayPhone && (problems.dayPhone === 'missing' ? labels.phoneMissing : labels.phoneInvalid)}
          onChange={({ target }) => control.set('dayPhone', target.value)}
        />
        {state.entry.dayPhone !== shown && (
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
