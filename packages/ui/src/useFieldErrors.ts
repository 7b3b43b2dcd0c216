'use client';

import { useEffect, useRef } from 'react';

/** The broken rule of each field that shows an error. */
export type FieldErrors = Readonly<Record<string, string | null | undefined>>;

/** Calls back for each field error when it starts to show. */
export function useFieldErrors(errors: FieldErrors, onError: (field: string, rule: string) => void): void {
  const shown = useRef<FieldErrors>({});
  useEffect(() => {
    for (const [field, rule] of Object.entries(errors)) if (rule && shown.current[field] !== rule) onError(field, rule);
    shown.current = errors;
  });
}
