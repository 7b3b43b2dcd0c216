import { type FieldErrors, useFieldErrors } from '@settee/ui';
import { useOptionalOnEvent } from './events.ts';

/** Reports each field error when it appears: form, field and rule, never the entry. */
export function useFieldErrorEvents(form: string, errors: FieldErrors): void {
  const onEvent = useOptionalOnEvent();
  useFieldErrors(errors, (field, rule) => onEvent?.({ type: 'form.fieldError', form, field, rule }));
}
