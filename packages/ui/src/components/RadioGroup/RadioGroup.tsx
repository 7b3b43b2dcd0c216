'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as choice from '../Checkbox/Checkbox.css.ts';
import { describedBy, FieldMessage, type FieldMessages } from '../TextField/FieldMessage.tsx';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption {
  /** What is handed on when it is chosen. */
  value: string;
  /** Names the option. */
  label: ReactNode;
  /** A second line under the label. */
  note?: ReactNode;
  /** Cannot be chosen; the note may say why. */
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange'>, FieldMessages {
  /** Names the group. */
  legend: ReactNode;
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean;
  /** Form name of the radios; one of its own unless told. */
  name?: string;
  /** The chosen value; none while it matches no option. */
  value: string | undefined;
  /** Called with the value of the option that was chosen. */
  onValueChange: (value: string) => void;
  /** In the order they are shown. */
  options: readonly RadioOption[];
}

/** One choice of several, as native radios: arrow keys move, the group is one tab stop. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, hideLegend, name, value, onValueChange, options, error, hint, className, ...rest } = props;
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      {...rest}
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
      className={cx(css.root, className)}
    >
      <legend id={`${id}-legend`} className={hideLegend ? hidden.root : css.legend}>
        {legend}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={choice.row}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            className={choice.dot}
          />
          <span className={choice.label}>
            {option.label}
            {option.note && <span className={choice.note}>{option.note}</span>}
          </span>
        </label>
      ))}
      <FieldMessage id={id} error={error} hint={hint} />
    </fieldset>
  );
}
