import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { type StepDirection, readQuantity, stepByButton, stepByKey, toDigits } from './quantity.ts';

interface Quantity {
  value: number;
  min: number;
  max: number;
  onValueChange: (quantity: number) => void;
  /** Called with a typed whole number out of range. */
  onOutOfRange: ((typed: number) => void) | undefined;
  /** Called with the new quantity after a click on a button. */
  onStep: (quantity: number) => void;
}

/** Quantity of a selector: typed, by keys, or by a button, which is spent after a click at a bound. QTY-01 to QTY-08 */
export function useQuantity({ value, min, max, onValueChange, onOutOfRange, onStep }: Quantity) {
  const [blank, setBlank] = useState(false);
  const [spent, setSpent] = useState<StepDirection | null>(null);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setBlank(false);
    if (value !== min) setSpent(null);
  }

  const change = (quantity: number) => {
    setBlank(false);
    if (quantity !== value) onValueChange(quantity);
  };
  const step = (button: StepDirection) => {
    const next = stepByButton(button, value, { min, max });
    setSpent(next.spent ? button : null);
    change(next.value);
    if (next.value !== value) onStep(next.value);
  };
  const commit = () => {
    if (blank) change(min);
  };
  const input = {
    value: blank ? '' : String(value),
    'aria-valuenow': blank ? undefined : value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = readQuantity(event.target.value, { min, max });
      if (typed === 'blank') setBlank(true);
      else if (typed !== 'ignored') change(typed);
      else if (/^\d+$/.test(toDigits(event.target.value))) onOutOfRange?.(Number(toDigits(event.target.value)));
    },
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') commit();
      const next = stepByKey(event.key, value, { min, max });
      if (next === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      change(next);
    },
  };
  return { input, spent, step };
}
