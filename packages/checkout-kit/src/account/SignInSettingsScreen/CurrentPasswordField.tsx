import type { AccountPageMessages } from '../account-messages.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';

interface CurrentPasswordFieldProps {
  /** Name of the field in its form. */
  field: string;
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
  labels: AccountPageMessages;
}

/** The password that confirms a change of the account. */
export function CurrentPasswordField({ field, value, isMissing, onChange, labels }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label={labels.currentPassword}
      autoComplete="current-password"
      data-field={field}
      value={value}
      error={isMissing ? labels.passwordMissing : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
