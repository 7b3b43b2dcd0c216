'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { describedBy } from '../TextField/FieldMessage.tsx';
import { type FieldProps, FieldShell } from '../TextField/FieldShell.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as fieldCss from '../TextField/field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Combobox.css.ts';
import { type ComboboxOption, useCombobox } from './useCombobox.ts';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';

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

type Native = Omit<
  ComponentProps<'input'>,
  'size' | 'required' | 'value' | 'defaultValue' | 'onChange' | 'role' | 'type'
>;

export interface ComboboxProps extends Native, Omit<FieldProps, 'label'> {
  /** Label above the field; also names the suggestions. */
  label: string;
  /** Text of the field, when the parent controls it; any text, not only an option. */
  value?: string;
  /** Text of the field at first while `value` is not given. */
  defaultValue?: string;
  /** Called with the typed text, and with the label of a selected option. */
  onValueChange?: (value: string) => void;
  /** Suggestions for the text of the field, best first; loaded by the host. */
  options: readonly ComboboxOption[];
  /** Called when a suggestion is picked. */
  onOptionSelect?: (option: ComboboxOption) => void;
  /** Suggestions are loading; the previous ones are shown until then. */
  loading?: boolean;
  /** Minimum number of characters before suggestions show. */
  minLength?: number;
  /** Shows and announces nothing while there are no suggestions: for fields that do not depend on them. */
  isQuiet?: boolean;
  /** Content at the start of the field, such as a search icon. */
  leading?: ReactNode;
  /** Below the suggestions, such as their source or a link to all results. */
  footer?: ReactNode;
  /** Replaces words that are shown or announced. */
  messages?: Partial<ComboboxMessages>;
  /** Ref of the `<input>`, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

interface SuggestionsProps extends Pick<ComboboxProps, 'label' | 'options' | 'footer'> {
  id: string;
  loading: boolean;
  /** Shown instead of options. */
  message: string;
  popup: Ref<HTMLDivElement>;
  /** Index of the active option. */
  current: number | null;
  onOptionSelect: (option: ComboboxOption) => void;
}

function Suggestions({
  id,
  label,
  options,
  footer,
  loading,
  message,
  popup,
  current,
  onOptionSelect,
}: SuggestionsProps) {
  return (
    // A click in the popup must not take the focus from the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={popup} className={css.popup} onMouseDown={(event) => event.preventDefault()}>
      {options.length > 0 ? (
        <div role="listbox" id={`${id}-list`} aria-label={label} aria-busy={loading || undefined} className={css.list}>
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === current}
              aria-disabled={option.disabled || undefined}
              onClick={() => onOptionSelect(option)}
              className={css.option}
            >
              <span>{option.label}</span>
              {option.note && <span className={css.note}>{option.note}</span>}
            </div>
          ))}
        </div>
      ) : (
        <p aria-hidden="true" className={css.message}>
          {loading && <Spinner />} {message}
        </p>
      )}
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}

function useLabels(messages: ComboboxProps['messages']): ComboboxMessages {
  return {
    loading: useWord('searching', messages?.loading, english.loading),
    none: useWord('nothingFound', messages?.none, english.none),
    found: useWord('suggestions', messages?.found, english.found),
  };
}

interface ComboboxInputProps extends Pick<ComboboxProps, 'required' | 'error' | 'hint'> {
  /** Props of the `<input>` itself. */
  input: Native & Pick<ComboboxProps, 'inputRef'>;
  id: string;
  hasLeading: boolean;
  /** Props that connect the input with its suggestions. */
  field: ReturnType<typeof useCombobox>['field'];
  /** Whether suggestions are shown. */
  isWanted: boolean;
}

function ComboboxInput({ input: given, id, hasLeading, field, isWanted, required, error, hint }: ComboboxInputProps) {
  const { inputRef, className, ...input } = given;
  return (
    <input
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
      {...field}
      ref={inputRef ?? input.ref}
      onKeyDown={(event) => {
        // A layer around the field prevents the default of Escape to leave the key to the field.
        const isEscapeOfField = event.defaultPrevented && event.key === 'Escape';
        input.onKeyDown?.(event);
        if (isEscapeOfField || !event.defaultPrevented) field.onKeyDown(event);
      }}
      onBlur={(event) => {
        field.onBlur();
        input.onBlur?.(event);
      }}
      id={id}
      type="text"
      data-suggests={isWanted || undefined}
      aria-required={required || undefined}
      aria-invalid={error ? true : input['aria-invalid']}
      aria-describedby={describedBy(id, { error, hint }, input['aria-describedby'])}
      className={cx(fieldCss.control, hasLeading && css.withLeading, className)}
    />
  );
}

/** A text field with suggestions, for search and addresses. Arrow keys move, Enter picks, Escape closes; typed text is never changed. */
export const Combobox = withRef(function Combobox(props: ComboboxProps) {
  const { value: givenValue, defaultValue = '', onValueChange, label, options, onOptionSelect, ...own } = props;
  const { loading = false, minLength = 1, isQuiet = false, ...others } = own;
  const { optional, required, error, hint, containerClassName, leading, footer, messages, ...input } = others;
  const ownId = useId();
  const id = input.id ?? ownId;
  const labels = useLabels(messages);
  const [value, setValue] = useControlled(givenValue, defaultValue, onValueChange);
  const { field, popup, current, isWanted, select } = useCombobox({
    id,
    value,
    options,
    minLength,
    isQuiet,
    onValueChange: setValue,
    onOptionSelect: (option) => onOptionSelect?.(option),
  });
  const status = loading ? labels.loading : options.length === 0 ? labels.none : labels.found(options.length);

  return (
    <FieldShell
      {...{ id, label, optional, required, error, hint }}
      containerClassName={cx(css.root, containerClassName)}
    >
      {leading && <span className={css.leading}>{leading}</span>}
      <ComboboxInput {...{ input, id, field, isWanted, required, error, hint }} hasLeading={Boolean(leading)} />
      <VisuallyHidden role="status">{isWanted ? status : ''}</VisuallyHidden>
      {isWanted && (
        <Suggestions
          id={id}
          label={label}
          options={options}
          footer={footer}
          loading={loading}
          message={status}
          popup={popup}
          current={current}
          onOptionSelect={select}
        />
      )}
    </FieldShell>
  );
});
