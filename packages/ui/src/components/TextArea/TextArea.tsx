'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { describedBy } from '../TextField/FieldMessage.tsx';
import { type FieldProps, FieldShell } from '../TextField/FieldShell.tsx';
import * as field from '../TextField/field.css.ts';
import * as css from './TextArea.css.ts';
import { withRef } from '../../react-18.ts';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldProps {}

/** Several lines to type in, with the label above and the hint or error below. */
export const TextArea = withRef(function TextArea({
  label,
  optional,
  error,
  hint,
  containerClassName,
  className,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldShell {...{ id, label, optional, error, hint, containerClassName }}>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
        className={cx(field.control, css.area, className)}
      />
    </FieldShell>
  );
});
