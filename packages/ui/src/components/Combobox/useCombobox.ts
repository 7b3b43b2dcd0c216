import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { activeAfter } from './active-option.ts';

export interface ComboboxOption {
  value: string;
  /** Fills the field when it is picked. */
  label: string;
  /** A second line under the label. */
  note?: string;
  disabled?: boolean;
}

interface Combobox {
  id: string;
  value: string;
  options: readonly ComboboxOption[];
  minLength: number;
  onValueChange: (value: string) => void;
  onPick: (option: ComboboxOption) => void;
}

/** Keys and popup of the combobox pattern: list autocomplete with picking by hand. */
export function useCombobox({ id, value, options, minLength, onValueChange, onPick }: Combobox) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  const isWanted = isOpen && value.trim().length >= minLength;
  const isExpanded = isWanted && options.length > 0;
  // Found by value: suggestions that load in the meantime must not change the active option.
  const place = isExpanded ? options.findIndex((option) => option.value === active) : -1;
  const current = place < 0 ? null : place;

  useEffect(() => {
    if (current !== null) popup.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const pick = (option: ComboboxOption) => {
    if (option.disabled) return;
    close();
    onValueChange(option.label);
    onPick(option);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (altKey && key === 'ArrowUp') return close();
      setOpen(true);
      const next = altKey ? null : activeAfter(key, current, options);
      if (next !== null) setActive(options[next]?.value ?? null);
      return;
    }
    if (key === 'Enter') {
      const option = current === null ? undefined : options[current];
      if (option) {
        event.preventDefault();
        pick(option);
      } else close();
      return;
    }
    if (key === 'Escape') {
      if (!isWanted && value === '') return;
      event.preventDefault();
      event.stopPropagation();
      if (isWanted) close();
      else onValueChange('');
      return;
    }
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) setActive(null);
  };

  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? `${id}-list` : undefined,
    'aria-activedescendant': current === null ? undefined : `${id}-${current}`,
    value,
    onChange: (event) => {
      setOpen(true);
      setActive(null);
      onValueChange(event.target.value);
    },
    onKeyDown: press,
    onBlur: close,
  } satisfies ComponentProps<'input'>;

  return { field, popup, current, isWanted, isExpanded, pick };
}
