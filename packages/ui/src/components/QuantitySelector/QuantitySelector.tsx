'use client';

import { cva } from 'class-variance-authority';
import { type ComponentProps, type Ref, type RefObject, useRef, useState } from 'react';
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
  /** Ref of the number, such as to focus it after a failed validation. */
  inputRef?: Ref<HTMLInputElement>;
  /** 48 px, or 56 px to match a large button next to it. */
  size?: 'regular' | 'large';
  /** Name of the minus button. */
  decreaseLabel?: string;
  /** Name of the plus button. */
  increaseLabel?: string;
}

interface StepButtonProps {
  direction: StepDirection;
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  spent: StepDirection | null;
  onStep: (direction: StepDirection) => void;
}

function StepButton({ direction, label, button, spent, onStep }: StepButtonProps) {
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      disabled={spent === direction}
      onClick={() => onStep(direction)}
      className={css.button}
    >
      <Icon name={direction} size={18} />
    </button>
  );
}

function RangeHint(range: { min: number; max: number }) {
  const hint = useWord('quantityRange', undefined, ({ min, max }) => `Please choose a quantity from ${min} to ${max}.`);
  return (
    <p role="alert" className={css.hint}>
      {hint(range)}
    </p>
  );
}

/** Moves the focus from a button that reaches its bound, and is disabled, to the other one; returns their refs. */
function useButtonFocus(spent: StepDirection | null) {
  const minus = useRef<HTMLButtonElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (spent === 'plus' && document.activeElement === plus.current) minus.current?.focus();
    if (spent === 'minus' && document.activeElement === minus.current) plus.current?.focus();
  }, [spent]);
  return { minus, plus };
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
  inputRef,
  className,
  ...rest
}: QuantitySelectorProps) {
  const increaseLabel = useWord('increaseQuantity', givenIncreaseLabel, 'Increase quantity');
  const decreaseLabel = useWord('decreaseQuantity', givenDecreaseLabel, 'Decrease quantity');
  const [value, setValue] = useControlled(givenValue, defaultValue ?? min, onValueChange);
  const [hasHint, setHasHint] = useState(false);
  const announce = useAnnounce();
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

  const { minus, plus } = useButtonFocus(spent);

  return (
    <fieldset {...rest} aria-label={label} disabled={disabled} className={variants({ size, className })}>
      <StepButton direction="minus" label={decreaseLabel} button={minus} spent={spent} onStep={step} />
      <input
        ref={inputRef}
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
      <StepButton direction="plus" label={increaseLabel} button={plus} spent={spent} onStep={step} />
      {hasHint && <RangeHint min={min} max={max} />}
    </fieldset>
  );
});
