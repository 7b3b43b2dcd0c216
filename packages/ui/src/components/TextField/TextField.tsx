'use client';

import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { describedBy } from './FieldMessage.tsx';
import { type FieldProps, FieldShell } from './FieldShell.tsx';
import * as field from './field.css.ts';
import * as css from './TextField.css.ts';
import { withRef } from '../../react-18.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldProps {
  /** Content at the end of the field: a card logo, a help button. */
  trailing?: ReactNode;
  /** The text to show for an entry, such as a pasted one; limits that `maxLength` would apply before belong here. */
  readText?: ((text: string, previous: string) => string) | undefined;
  /** Reaches the `<input>`, to move focus to the first wrong field. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line to type in, with its label above and its hint or error below. */
export const TextField = withRef(function TextField(props: TextFieldProps) {
  const { label, optional, error, hint, containerClassName, trailing, inputRef, readText, ref, className, ...rest } =
    props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const text = readText?.(target.value, String(rest.value ?? '')) ?? target.value;
    if (text !== target.value) target.value = text;
    rest.onChange?.(event);
  };
  return (
    <FieldShell {...{ id, label, optional, error, hint, containerClassName }} required={rest.required}>
      <input
        {...rest}
        onChange={rest.onChange && onChange}
        ref={inputRef ?? ref}
        id={id}
        aria-required={rest.required || rest['aria-required']}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
        className={cx(field.control, trailing && css.withTrailing, className)}
      />
      {trailing && <span className={css.trailing}>{trailing}</span>}
    </FieldShell>
  );
});
