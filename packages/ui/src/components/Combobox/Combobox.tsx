'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { describedBy } from '../TextField/FieldMessage.tsx';
import { type FieldProps, FieldShell } from '../TextField/FieldShell.tsx';
import * as fieldCss from '../TextField/field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Combobox.css.ts';
import { type ComboboxOption, useCombobox } from './useCombobox.ts';

export type { ComboboxOption } from './useCombobox.ts';

export interface ComboboxMessages {
  /** Shown in the popup while options load. */
  loading: string;
  /** Shown in the popup without options; the entered text stays. */
  none: string;
  /** Announced when options are loaded. */
  found: (count: number) => string;
}

const english: ComboboxMessages = {
  loading: 'Searching',
  none: 'Nothing found',
  found: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
};

type Native = Omit<ComponentProps<'input'>, 'size' | 'value' | 'onChange' | 'role' | 'type'>;

export interface ComboboxProps extends Native, Omit<FieldProps, 'label'> {
  /** Label above the field; also names the suggestions. */
  label: string;
  /** Text of the field; any text, not only an option. */
  value: string;
  /** Called with what was typed, and with the label of what was picked. */
  onValueChange: (value: string) => void;
  /** Suggestions for `value`, best first; loaded by the host. */
  options: readonly ComboboxOption[];
  /** Called when a suggestion was picked. */
  onPick?: (option: ComboboxOption) => void;
  /** Suggestions are loading; previous ones stay until then. */
  loading?: boolean;
  /** Minimum number of characters before suggestions show. */
  minLength?: number;
  /** Content at the start of the field, such as a search icon. */
  leading?: ReactNode;
  /** Under the suggestions: who made them, or where to see all. */
  footer?: ReactNode;
  /** Replaces words that are shown and read out. */
  messages?: Partial<ComboboxMessages>;
  /** Reaches the `<input>`, to move the focus to it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A text field that suggests: search and addresses. Arrows move, Enter picks, Escape closes, typed text is never changed. */
export function Combobox(props: ComboboxProps) {
  const { label, optional, error, hint, containerClassName, value, onValueChange, options, onPick, ...others } = props;
  const { loading = false, minLength = 1, leading, footer, messages, inputRef, className, ...rest } = others;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const labels = { ...english, ...messages };
  const { field, popup, current, isWanted, isExpanded, pick } = useCombobox({
    id,
    value,
    options,
    minLength,
    onValueChange,
    onPick: (option) => onPick?.(option),
  });
  const said = loading ? labels.loading : options.length === 0 ? labels.none : labels.found(options.length);

  return (
    <FieldShell {...{ id, label, optional, error, hint }} containerClassName={cx(css.root, containerClassName)}>
      {leading && <span className={css.leading}>{leading}</span>}
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...field}
        ref={inputRef}
        onKeyDown={(event) => {
          // A layer around it has left Escape to it by refusing it for itself.
          const isLeftToIt = event.defaultPrevented && event.key === 'Escape';
          rest.onKeyDown?.(event);
          if (isLeftToIt || !event.defaultPrevented) field.onKeyDown(event);
        }}
        onBlur={(event) => {
          field.onBlur();
          rest.onBlur?.(event);
        }}
        id={id}
        type="text"
        data-suggests={isWanted || undefined}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
        className={cx(fieldCss.control, leading && css.withLeading, className)}
      />
      <VisuallyHidden role="status">{isWanted ? said : ''}</VisuallyHidden>
      {isWanted && (
        // A click in the popup must not take the focus from the field.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div ref={popup} className={css.popup} onMouseDown={(event) => event.preventDefault()}>
          {isExpanded ? (
            <div
              role="listbox"
              id={`${id}-list`}
              aria-label={label}
              aria-busy={loading || undefined}
              className={css.list}
            >
              {options.map((option, place) => (
                // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
                <div
                  key={option.value}
                  role="option"
                  id={`${id}-${place}`}
                  aria-selected={place === current}
                  aria-disabled={option.disabled || undefined}
                  onClick={() => pick(option)}
                  className={css.option}
                >
                  <span>{option.label}</span>
                  {option.note && <span className={css.note}>{option.note}</span>}
                </div>
              ))}
            </div>
          ) : (
            <p aria-hidden="true" className={css.message}>
              {loading && <Spinner />} {said}
            </p>
          )}
          {footer && <div className={css.footer}>{footer}</div>}
        </div>
      )}
    </FieldShell>
  );
}
