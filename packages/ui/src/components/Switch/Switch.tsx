'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldMessage, type FieldMessages } from '../TextField/FieldMessage.tsx';
import * as css from './Switch.css.ts';
import { withRef } from '../../react-18.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'>, FieldMessages {
  /** Says what is on or off; does not change with the state. */
  label: ReactNode;
  /** Side of the label; `start` moves the switch to the far edge, for rows of settings. */
  labelSide?: 'start' | 'end';
  /** Class of the block that holds switch, label and message. */
  containerClassName?: string;
}

/** A checkbox exposes its state to screen readers, so the role needs no `aria-checked`. */
const native = { type: 'checkbox', role: 'switch' } as const;

/** Turns one thing on or off at once, without a button to confirm: a native checkbox with the role `switch`. */
export const Switch = withRef(function Switch({
  label,
  labelSide = 'end',
  error,
  hint,
  className,
  containerClassName,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={cx(css.root, containerClassName)}>
      <label className={css.row} data-label={labelSide} htmlFor={id}>
        <input
          {...rest}
          id={id}
          {...native}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
          className={cx(css.track, className)}
        />
        <span>{label}</span>
      </label>
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  );
});
