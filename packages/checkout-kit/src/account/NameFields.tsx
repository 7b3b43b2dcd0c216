import { plainText, whenPasted } from '@settee/domain';
import { TextField } from '@settee/ui';
import type { AccountFormControl } from './useAccountForm.ts';

const nameFields = ['firstName', 'lastName'] as const;
type NameField = (typeof nameFields)[number];
const autoComplete = { firstName: 'given-name', lastName: 'family-name' } as const;

interface NameFieldsProps {
  entry: Record<NameField, string>;
  problems: AccountFormControl<Record<NameField, string>>['problems'];
  set: (field: NameField, value: string) => void;
  labels: Record<NameField | `${NameField}Problem` | 'nameInvalid', string>;
}

/** First and last name of a shopper. */
export function NameFields({ entry, problems, set, labels }: NameFieldsProps) {
  return nameFields.map((field) => (
    <TextField
      key={field}
      label={labels[field]}
      autoComplete={autoComplete[field]}
      readText={whenPasted(plainText)}
      data-field={field}
      value={entry[field]}
      error={problems[field] && (problems[field] === 'missing' ? labels[`${field}Problem`] : labels.nameInvalid)}
      onChange={({ target }) => set(field, target.value)}
    />
  ));
}
