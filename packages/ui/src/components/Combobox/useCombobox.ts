import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
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
  /** Without options the popup stays closed. */
  isQuiet: boolean;
  onValueChange: (value: string) => void;
  onOptionSelect: (option: ComboboxOption) => void;
}

/** The popup of suggestions: whether it shows, and its active option. */
function useSuggestions({ value, options, minLength, isQuiet }: Combobox) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  const isWanted = isOpen && value.trim().length >= minLength && (!isQuiet || options.length > 0);
  const isExpanded = isWanted && options.length > 0;
  // Found by value: suggestions that load in the meantime must not change the active option.
  const index = isExpanded ? options.findIndex((option) => option.value === active) : -1;
  const current = index < 0 ? null : index;

  useEffect(() => {
    if (current !== null) popup.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  return { popup, isWanted, isExpanded, current, setOpen, setActive, close };
}

/** Keys in the field: arrows move, Enter picks, Escape closes. */
function getKeyHandler(
  { value, options, isQuiet, onValueChange }: Combobox,
  { isWanted, current, setOpen, setActive, close }: ReturnType<typeof useSuggestions>,
  select: (option: ComboboxOption) => void,
) {
  const moveActive = (key: 'ArrowDown' | 'ArrowUp', event: KeyboardEvent) => {
    event.preventDefault();
    if (event.altKey && key === 'ArrowUp') return close();
    setOpen(true);
    const next = event.altKey ? null : activeAfter(key, current, options);
    if (next !== null) setActive(options[next]?.value ?? null);
  };
  const selectActive = (event: KeyboardEvent) => {
    const option = current === null ? undefined : options[current];
    if (!option) return close();
    event.preventDefault();
    select(option);
  };
  const escape = (event: KeyboardEvent) => {
    // Without a popup, Escape empties a search; an entry that does not depend on suggestions stays.
    if (!isWanted && (isQuiet || value === '')) return;
    event.preventDefault();
    event.stopPropagation();
    if (isWanted) close();
    else onValueChange('');
  };
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        return moveActive(event.key, event);
      case 'Enter':
        return selectActive(event);
      case 'Escape':
        return escape(event);
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        return setActive(null);
    }
  };
}

/** Keys and popup of the combobox pattern: list autocomplete with picking by hand. */
export function useCombobox(combobox: Combobox) {
  const { id, value, onValueChange, onOptionSelect } = combobox;
  const suggestions = useSuggestions(combobox);
  const { popup, isWanted, isExpanded, current, setOpen, setActive, close } = suggestions;
  const select = (option: ComboboxOption) => {
    if (option.disabled) return;
    close();
    onValueChange(option.label);
    onOptionSelect(option);
  };

  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? `${id}-list` : undefined,
    'aria-activedescendant': current === null ? undefined : `${id}-${current}`,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      // Browsers fill in fields without the focus; no blur would close their popup.
      setOpen(event.target === event.target.ownerDocument.activeElement);
      setActive(null);
      onValueChange(event.target.value);
    },
    onKeyDown: getKeyHandler(combobox, suggestions, select),
    onBlur: close,
  } satisfies ComponentProps<'input'>;

  return { field, popup, current, isWanted, select };
}
