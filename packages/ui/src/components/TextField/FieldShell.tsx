'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FieldMessage, type FieldMessages } from './FieldMessage.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './field.css.ts';

export interface FieldProps extends FieldMessages {
  /** Label above the control, always visible. */
  label: ReactNode;
  /** Marks the field as optional in the label; `true` shows "Optional". */
  optional?: boolean | string;
  /** Marks the label of a field that must not stay empty. */
  required?: boolean | undefined;
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
  required,
  error,
  hint,
  containerClassName,
  labelClassName,
  children,
}: FieldShellProps) {
  const optionalWord = useWord('optional', typeof optional === 'string' ? optional : undefined, 'Optional');
  return (
    <div className={cx(css.root, containerClassName)}>
      <label htmlFor={id} className={cx(css.label, required && css.required, labelClassName)}>
        {label}
        {optional && ' '}
        {optional && <span className={css.optional}>{optionalWord}</span>}
      </label>
      <div className={css.frame}>{children}</div>
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  );
}
