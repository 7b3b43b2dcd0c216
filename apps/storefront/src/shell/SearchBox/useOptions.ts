import { type KeyboardEvent, useCallback, useState } from 'react';
import type { SelectedSuggestion } from './Suggestions.tsx';

/** Tracks the suggestion selected with the arrow keys; -1 is the field itself. */
export function useOptions() {
  const [isOpen, setOpen] = useState(false);
  const [options, setOptions] = useState<readonly SelectedSuggestion[]>([]);
  const [at, setAt] = useState(-1);
  const list = useCallback((next: readonly SelectedSuggestion[]) => {
    setOptions(next);
    setAt(-1);
  }, []);
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const step = (by: 1 | -1) => {
    const positions = options.length + 1;
    setOpen(true);
    setAt((from) => ((from + 1 + by + positions) % positions) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };
  return { isOpen, open: () => setOpen(true), close, list, at, count: options.length, active: options[at], onKeyDown };
}
