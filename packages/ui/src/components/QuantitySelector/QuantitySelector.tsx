'use client';

import { cva } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './QuantitySelector.css.ts';
import { type StepDirection, stepByKey, stepByButton, readQuantity } from './quantity.ts';

const variants = cva(css.root, { variants: { size: css.size }, defaultVariants: { size: 'regular' } });

export interface QuantitySelectorProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Current quantity, an integer. */
  value: number;
  /** Called once for each change of the quantity. */
  onValueChange: (quantity: number) => void;
  /** Minimum quantity; a blank input and a click at a bound reset to it. */
  min?: number;
  /** Highest quantity. */
  max?: number;
  /** Names the group and its number: "Quantity of Alder Sofa". */
  label: string;
  /** Shows the quantity without letting it be changed. */
  disabled?: boolean;
  /** 48 px, or 56 px to match a large button next to it. */
  size?: 'regular' | 'large';
  /** Name of the minus button. */
  decreaseLabel?: string;
  /** Name of the plus button. */
  increaseLabel?: string;
}

/** Minus, number, plus (QTY-01 to QTY-08); announces the new quantity, because the focus stays on the button. */
export function QuantitySelector({
  value,
  onValueChange,
  min = 1,
  max = 99,
  label,
  disabled = false,
  size,
  decreaseLabel = 'Decrease quantity',
  increaseLabel = 'Increase quantity',
  className,
  ...rest
}: QuantitySelectorProps) {
  const [blank, setBlank] = useState(false);
  const [spent, setSpent] = useState<StepDirection | null>(null);
  const [known, setKnown] = useState(value);
  const announce = useAnnounce();
  const minus = useRef<HTMLButtonElement>(null);
  const plus = useRef<HTMLButtonElement>(null);

  if (value !== known) {
    setKnown(value);
    setBlank(false);
    if (value !== min) setSpent(null);
  }

  // A spent button loses focus with its life, so the other one takes it.
  useLayoutEffect(() => {
    if (spent === 'plus' && document.activeElement === plus.current) minus.current?.focus();
    if (spent === 'minus' && document.activeElement === minus.current) plus.current?.focus();
  }, [spent]);

  const hand = (quantity: number) => {
    setBlank(false);
    if (quantity !== value) onValueChange(quantity);
  };
  const press = (button: StepDirection) => {
    const next = stepByButton(button, value, { min, max });
    setSpent(next.spent ? button : null);
    hand(next.value);
    if (next.value !== value) announce(`${label}: ${next.value}`);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = readQuantity(event.target.value, { min, max });
    if (typed === 'blank') setBlank(true);
    else if (typed !== 'ignored') hand(typed);
  };
  const commit = () => {
    if (blank) hand(min);
  };
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    const next = stepByKey(event.key, value, { min, max });
    if (next === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    hand(next);
  };
  const button = (which: StepDirection, name: string) => (
    <button
      ref={which === 'plus' ? plus : minus}
      type="button"
      aria-label={name}
      disabled={spent === which}
      onClick={() => press(which)}
      className={css.button}
    >
      <Icon name={which} size={18} />
    </button>
  );

  return (
    <fieldset {...rest} aria-label={label} disabled={disabled} className={variants({ size, className })}>
      {button('minus', decreaseLabel)}
      <input
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={blank ? undefined : value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={blank ? '' : String(value)}
        onChange={type}
        onBlur={commit}
        onKeyDown={step}
        className={css.input}
      />
      {button('plus', increaseLabel)}
    </fieldset>
  );
}
