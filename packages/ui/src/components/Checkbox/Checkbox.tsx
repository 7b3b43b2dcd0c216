'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldMessage, type FieldMessages } from '../TextField/FieldMessage.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'>, FieldMessages {
  /** Stands beside the box and ticks it when pressed. */
  label: ReactNode;
  /** Class of the block that holds box, label and message. */
  containerClassName?: string;
}

export function Checkbox({ label, error, hint, className, containerClassName, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={cx(css.root, containerClassName)}>
      <label className={css.row} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
          className={cx(css.check, className)}
        />
        <span className={css.label}>{label}</span>
      </label>
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  );
}
