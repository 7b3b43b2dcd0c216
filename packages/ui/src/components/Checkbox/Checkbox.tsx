'use client';

import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useImperativeHandle, useRef } from 'react';
import { describedBy, FieldMessage, type FieldMessages } from '../TextField/FieldMessage.tsx';
import * as css from './Checkbox.css.ts';
import { withRef } from '../../react-18.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'>, FieldMessages {
  /** Label next to the box; a click on it toggles the box. */
  label: ReactNode;
  /** Indeterminate state, such as for several values of which some are checked. */
  mixed?: boolean;
  /** Class of the block that holds box, label and message. */
  containerClassName?: string;
}

/** Standalone checkbox with its message. */
export const Checkbox = withRef(function Checkbox(props: CheckboxProps) {
  const { label, mixed = false, error, hint, className, containerClassName, ref, onChange, ...rest } = props;
  const box = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const id = rest.id ?? ownId;

  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  const fill = (input: HTMLInputElement | null) => {
    box.current = input;
    if (input) input.indeterminate = mixed;
  };
  const toggle = (event: ChangeEvent<HTMLInputElement>) => {
    // The browser clears the indeterminate state on click; only the parent may change it.
    event.currentTarget.indeterminate = mixed;
    onChange?.(event);
  };

  return (
    <div className={cx(css.root, containerClassName)}>
      <label className={css.row} htmlFor={id}>
        <input
          {...rest}
          ref={fill}
          id={id}
          type="checkbox"
          onChange={toggle}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
          className={cx(css.check, className)}
        />
        <span className={css.label}>{label}</span>
      </label>
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  );
});
