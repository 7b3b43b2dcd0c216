'use client';

import { cva } from 'class-variance-authority';
import { type ComponentProps, useRef, useState } from 'react';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './QuantitySelector.css.ts';
import type { StepDirection } from './quantity.ts';
import { useQuantity } from './useQuantity.ts';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';
import { useLayoutEffect } from '../../use-layout-effect.ts';

const variants = cva(css.root, { variants: { size: css.size }, defaultVariants: { size: 'regular' } });

export interface QuantitySelectorProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** Current quantity, an integer, when the parent controls it. */
  value?: number;
  /** Quantity at first while `value` is not given; `min` by default. */
  defaultValue?: number;
  /** Form name of the number. */
  name?: string;
  /** Called once for each change of the quantity. */
  onValueChange?: (quantity: number) => void;
  /** Called with a typed whole number out of range, which is ignored; the owner explains it in place of the hint. */
  onOutOfRange?: (typed: number) => void;
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

/**
 * Minus, number, plus (QTY-01 to QTY-08). Announces the new quantity, because the focus stays on the button; a number
 * out of range shows the allowed ones until the next change.
 */
export const QuantitySelector = withRef(function QuantitySelector({
  value: givenValue,
  defaultValue,
  name: formName,
  onValueChange,
  onOutOfRange,
  min = 1,
  max = 99,
  label,
  disabled = false,
  size,
  decreaseLabel: givenDecreaseLabel,
  increaseLabel: givenIncreaseLabel,
  className,
  ...rest
}: QuantitySelectorProps) {
  const increaseLabel = useWord('increaseQuantity', givenIncreaseLabel, 'Increase quantity');
  const decreaseLabel = useWord('decreaseQuantity', givenDecreaseLabel, 'Decrease quantity');
  const rangeHint = useWord(
    'quantityRange',
    undefined,
    (range) => `Please choose a quantity from ${range.min} to ${range.max}.`,
  );
  const [value, setValue] = useControlled(givenValue, defaultValue ?? min, onValueChange);
  const [hasHint, setHasHint] = useState(false);
  const announce = useAnnounce();
  const minus = useRef<HTMLButtonElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const onStep = (quantity: number) => announce(`${label}: ${quantity}`);
  const { input, spent, step } = useQuantity({
    value,
    min,
    max,
    onValueChange: (quantity) => {
      setHasHint(false);
      setValue(quantity);
    },
    onOutOfRange: onOutOfRange ?? (() => setHasHint(true)),
    onStep,
  });

  // A spent button loses focus with its life, so the other one takes it.
  useLayoutEffect(() => {
    if (spent === 'plus' && document.activeElement === plus.current) minus.current?.focus();
    if (spent === 'minus' && document.activeElement === minus.current) plus.current?.focus();
  }, [spent]);

  const button = (which: StepDirection, name: string) => (
    <button
      ref={which === 'plus' ? plus : minus}
      type="button"
      aria-label={name}
      disabled={spent === which}
      onClick={() => step(which)}
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
        aria-valuemin={min}
        aria-valuemax={max}
        {...input}
        name={formName}
        className={css.input}
      />
      {button('plus', increaseLabel)}
      {hasHint && (
        <p role="alert" className={css.hint}>
          {rangeHint({ min, max })}
        </p>
      )}
    </fieldset>
  );
});
