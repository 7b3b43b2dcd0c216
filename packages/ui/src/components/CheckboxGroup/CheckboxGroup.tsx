'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import * as choice from '../Checkbox/Checkbox.css.ts';
import { getFocusValue } from '../RadioGroup/focus-option.ts';
import { describedBy, FieldMessage, type FieldMessages } from '../TextField/FieldMessage.tsx';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './CheckboxGroup.css.ts';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  /** A second line under the label. */
  note?: ReactNode;
  /** Number of matching products; shown after the label. */
  count?: number;
  disabled?: boolean;
}

type Native = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children' | 'defaultValue'>;

export interface CheckboxGroupProps extends Native, FieldMessages {
  /** Names the group. */
  legend: ReactNode;
  /** Hides the legend visually; screen readers still read it. */
  hideLegend?: boolean;
  /** Form name of the boxes. */
  name?: string;
  /** Ticked values, in the order they were ticked, when the parent controls them. */
  values?: readonly string[];
  /** Values that are ticked first while `values` is not given; none by default. */
  defaultValues?: readonly string[];
  /** Called with all ticked values. */
  onValuesChange?: (values: readonly string[]) => void;
  /** In the order they are shown. */
  options: readonly CheckboxOption[];
  /** Ref of the input that is focused after a failed validation: the first chosen one, else the first enabled one. */
  inputRef?: Ref<HTMLInputElement>;
  /** A `Slider` or `RangeSlider` for the same filter, such as the price. */
  slider?: ReactNode;
  /** Two columns where there is room. */
  columns?: 1 | 2;
}

/** Multiple choice, with a slider for ranges. SUMM-12 */
export const CheckboxGroup = withRef(function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, hideLegend, name, values, defaultValues = [], onValuesChange, options, ...others } = props;
  const { inputRef, slider, columns = 1, error, hint, className, ...rest } = others;
  const [ticked, tick] = useControlled(values, defaultValues, onValuesChange);
  const focusValue = getFocusValue(options, (value) => ticked.includes(value));
  const id = useId();
  const toggle = (value: string) =>
    tick(ticked.includes(value) ? ticked.filter((one) => one !== value) : [...ticked, value]);
  return (
    <fieldset
      aria-labelledby={`${id}-legend`}
      {...rest}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
      className={cx(css.root, className)}
    >
      <legend id={`${id}-legend`} className={hideLegend ? hidden.root : css.legend}>
        {legend}
      </legend>
      <div className={columns === 2 ? css.columns : css.boxes}>
        {options.map((option) => (
          <label key={option.value} className={choice.row}>
            <input
              ref={option.value === focusValue ? inputRef : undefined}
              type="checkbox"
              name={name}
              value={option.value}
              checked={ticked.includes(option.value)}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(option.value)}
              className={choice.check}
            />
            <span className={choice.label}>
              <span>
                {option.label} {option.count !== undefined && <span className={css.count}>({option.count})</span>}
              </span>
              {option.note && <span className={choice.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
      {slider && <div className={css.slider}>{slider}</div>}
    </fieldset>
  );
});
