'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldMessage, type FieldMessages } from '../TextField/FieldMessage.tsx';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './SegmentedControl.css.ts';

export interface Segment {
  /** What is handed on when it is chosen. */
  value: string;
  /** One or two words. */
  label: ReactNode;
  /** Says more than the label shows, as `Spring core, unavailable`. */
  fullName?: string;
  /** Cannot be chosen. */
  disabled?: boolean;
}

export interface SegmentedControlProps extends Omit<ComponentProps<'fieldset'>, 'onChange'>, FieldMessages {
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
  options: readonly Segment[];
  /** `joined` for two to four short words in one frame, `apart` for any number of buttons that wrap. */
  layout?: 'joined' | 'apart';
  /** Shares out the width of the container. */
  block?: boolean;
}

/** One choice of several words that look like buttons and are native radios: arrow keys move, one tab stop. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { legend, hideLegend, name, value, onValueChange, options, error, hint, className, ...others } = props;
  const { layout = 'joined', block, ...rest } = others;
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
      <div className={cx(layout === 'apart' ? css.apart : css.joined, block && css.block)}>
        {options.map((option) => (
          <label key={option.value} className={cx(css.segment, layout === 'apart' && css.button)}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.fullName}
              onChange={() => onValueChange(option.value)}
              className={css.input}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
    </fieldset>
  );
}
