import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FieldMessage, type FieldMessages } from './FieldMessage.tsx';
import * as css from './field.css.ts';

export interface FieldProps extends FieldMessages {
  /** Label above the control, always visible. */
  label: ReactNode;
  /** Says in the label that the field may stay empty; `true` says "Optional". */
  optional?: boolean | string;
  /** Class of the block that holds label, control and message. */
  containerClassName?: string;
}

interface FieldShellProps extends FieldProps {
  id: string;
  labelClassName?: string;
  children: ReactNode;
}

/** Label, control and message of one field. */
export function FieldShell({
  id,
  label,
  optional,
  error,
  hint,
  containerClassName,
  labelClassName,
  children,
}: FieldShellProps) {
  return (
    <div className={cx(css.root, containerClassName)}>
      <label htmlFor={id} className={cx(css.label, labelClassName)}>
        {label}
        {optional && <span className={css.optional}>{optional === true ? 'Optional' : optional}</span>}
      </label>
      <div className={css.frame}>{children}</div>
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  );
}
