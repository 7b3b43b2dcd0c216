'use client';

import { cx } from 'class-variance-authority';
import { type ReactNode, type Ref, useId } from 'react';
import { describedBy, FieldMessage, type FieldMessages } from '../TextField/FieldMessage.tsx';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Slider.css.ts';
import { thumbCenter, toFraction } from './geometry.ts';
import { Thumb } from './Thumb.tsx';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';

export interface SliderProps extends FieldMessages {
  /** Names the slider. */
  label: ReactNode;
  /** Hides the label visually; the value stays visible. */
  hideLabel?: boolean;
  /** Lowest value. */
  min: number;
  /** Highest value. */
  max: number;
  /** From one value to the next, counted from `min`. */
  step?: number;
  /** Value of the thumb, when the parent controls it. */
  value?: number;
  /** Value of the thumb at first while `value` is not given; `min` by default. */
  defaultValue?: number;
  /** Called on every step of the way. */
  onValueChange?: (value: number) => void;
  /** Called when the thumb is released and after each key, for example to send a request. */
  onValueCommit?: (value: number) => void;
  /** The value as it is shown and read out, such as `$1,200`. */
  format?: (value: number) => string;
  /** Shows the value without letting it be changed. */
  disabled?: boolean;
  /** Form name. */
  name?: string;
  /** Class of the whole control. */
  className?: string;
  /** Ref of the native control, for example to focus it after a failed validation. */
  ref?: Ref<HTMLInputElement>;
}

/** A value between two bounds, found by feel: a native range input, so arrows, Page keys, Home and End work as everywhere. */
export const Slider = withRef(function Slider(props: SliderProps) {
  const { label, hideLabel, min, max, step = 1, defaultValue = min, onValueCommit, format = String } = props;
  const { disabled, error, hint, name, className, ref } = props;
  const [value, setValue] = useControlled(props.value, defaultValue, props.onValueChange);
  const id = useId();
  return (
    <div className={cx(css.root, className)}>
      <div className={css.text}>
        <label htmlFor={id} className={hideLabel ? hidden.root : css.label}>
          {label}
        </label>
        <span aria-hidden="true" className={css.value}>
          {format(value)}
        </span>
      </div>
      <div className={css.rail} data-disabled={disabled || undefined}>
        <span
          className={css.fill}
          style={{ insetInlineStart: 10, inlineSize: `calc(${thumbCenter(toFraction(value, min, max))} - 10px)` }}
        />
        <Thumb
          {...{ ref, id, name, min, max, step, value, disabled }}
          onMove={setValue}
          onRest={onValueCommit}
          aria-valuetext={format(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
        />
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  );
});
