import { type RefObject, useEffect, useRef } from 'react';
import type { SuggestedStreets, SuggestStreets } from './ports.ts';
import { streetResultsDelayMs } from './timings.ts';

interface StreetField {
  form: RefObject<HTMLElement | null>;
  suggest: SuggestStreets | undefined;
  country: 'us' | 'ca';
  onSelect: (text: string) => void;
}

/** Streets suggested under the address field, in a list that scrolls with the form. SWATCH-70 to SWATCH-73 */
export function useStreetSuggestions({ form, suggest, country, onSelect }: StreetField): void {
  const handleSelect = useRef(onSelect);
  useEffect(() => {
    handleSelect.current = onSelect;
  });
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('input[data-field=address1]');
    if (!suggest || !field) return;
    let isGone = false;
    let streets: SuggestedStreets | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void suggest(field, { country, onSelect: (text) => handleSelect.current(text) }).then((found) => {
      if (isGone) return found?.remove();
      streets = found;
      timer = setTimeout(() => {
        const results = found?.results();
        results?.setAttribute('data-streets', '');
        if (results) field.parentElement?.append(results);
      }, streetResultsDelayMs);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      streets?.remove();
    };
  }, [form, suggest, country]);
}
