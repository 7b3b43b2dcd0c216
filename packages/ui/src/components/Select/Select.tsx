'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { describedBy } from '../TextField/FieldMessage.tsx';
import { type FieldProps, FieldShell } from '../TextField/FieldShell.tsx';
import * as field from '../TextField/field.css.ts';
import * as css from './Select.css.ts';
import { withRef } from '../../react-18.ts';

export interface SelectOption {
  /** Value submitted with the form. */
  value: string;
  /** Visible text. */
  label: string;
  /** Cannot be chosen. */
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children' | 'multiple'>, FieldProps {
  /** In the order they are shown. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen again. */
  placeholder?: string;
  /** Label next to a borderless control, for toolbars. */
  inline?: boolean;
  /** Reaches the `<select>`, to move focus to the first wrong field. */
  selectRef?: Ref<HTMLSelectElement>;
}

/** A native select, so that every phone shows its own picker. */
export const Select = withRef(function Select(props: SelectProps) {
  const {
    label,
    optional,
    error,
    hint,
    containerClassName,
    options,
    placeholder,
    inline,
    selectRef,
    ref,
    className,
    ...rest
  } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const uncontrolled = rest.value === undefined && rest.defaultValue === undefined;
  return (
    <FieldShell
      {...{ id, label, optional, error, hint }}
      required={rest.required}
      containerClassName={cx(inline && css.inline, containerClassName)}
      labelClassName={cx(inline && css.inlineLabel)}
    >
      <select
        {...rest}
        {...(uncontrolled && placeholder !== undefined && { defaultValue: '' })}
        ref={selectRef ?? ref}
        id={id}
        aria-required={rest.required || rest['aria-required']}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
        className={cx(field.control, css.control, inline && css.inlineControl, className)}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={20} className={css.chevron} />
    </FieldShell>
  );
});
