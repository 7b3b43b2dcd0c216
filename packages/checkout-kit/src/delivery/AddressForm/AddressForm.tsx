'use client';

import {
  type AddressField,
  addressFields,
  addressMaxLengths,
  getCountries,
  isInternationalAddress,
  getRegions,
} from '@settee/domain';
import { Alert, Select, TextButton, TextField } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef } from 'react';
import { addressMessages, type DeliveryMessages } from '../messages.ts';
import { SuggestionPanel } from '../SuggestionPanel/SuggestionPanel.tsx';
import type { AddressFormControl } from '../useAddressForm.ts';
import * as css from './AddressForm.css.ts';

export interface AddressFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useAddressForm`. */
  form: AddressFormControl;
  messages?: Partial<DeliveryMessages>;
}

const TOKENS: Record<AddressField, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  address1: 'address-line1',
  address2: 'address-line2',
  address3: 'address-line3',
  country: 'country',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
  dayPhone: 'tel',
  emailAddress: 'email',
};

const WIDTH: Partial<Record<AddressField, string>> = {
  address1: css.whole,
  country: css.whole,
  city: css.third,
  state: css.third,
  postalCode: css.third,
};

const INPUT: Partial<Record<AddressField, ComponentProps<'input'>>> = {
  dayPhone: { type: 'tel', inputMode: 'tel' },
  emailAddress: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  postalCode: { autoCapitalize: 'characters' },
};

const OPTIONAL: readonly AddressField[] = ['address2', 'address3'];
const INTERNATIONAL_OPTIONAL: readonly AddressField[] = [...OPTIONAL, 'state', 'postalCode'];

/** Renders and validates the fields of an address; the owner adds the form and its buttons. SHIP-10 to SHIP-18 */
export function AddressForm({ form, messages, className, ...rest }: AddressFormProps) {
  const text = { ...addressMessages, ...messages };
  const { state, rules, useAsEntered, choose, form: root } = form;
  const { siteCulture, purpose = 'shipping' } = rules;
  const { country } = state.address;
  const isInternational = isInternationalAddress(country, siteCulture);
  const labels = text.addressLabels(siteCulture, isInternational);
  const texts = text.addressProblems(siteCulture, isInternational);
  const maxLengths: Partial<Record<AddressField, number>> = addressMaxLengths(siteCulture, country);
  const optional = isInternational ? INTERNATIONAL_OPTIONAL : OPTIONAL;
  const wrong = addressFields.filter((field) => state.problems[field]);
  const offered: Partial<Record<AddressField, readonly { code: string; name: string }[]>> = {
    country: getCountries(siteCulture, purpose),
    ...(!isInternational && { state: getRegions(siteCulture) }),
  };
  const hints: Partial<Record<AddressField, string>> = { emailAddress: text.emailHint, dayPhone: text.phoneHint };

  const first = useRef(wrong[0]);
  // Shown because something is wrong in what was chosen without it.
  useEffect(() => {
    if (first.current) root.current?.querySelector<HTMLElement>(`[data-field="${first.current}"]`)?.focus();
  }, [root]);

  const fieldOf = (field: AddressField) => {
    const problem = state.problems[field];
    const common = {
      label: labels[field],
      value: state.address[field],
      error: problem === 'card-number' ? text.cardNumberInText : problem && texts[field][problem],
      autoComplete: `${purpose} ${TOKENS[field]}`,
      'data-field': field,
    };
    const choices = offered[field];
    return (
      <div key={field} className={WIDTH[field] ?? css.half}>
        {choices ? (
          <Select
            {...common}
            placeholder={field === 'state' ? text.pleaseSelect : undefined}
            options={choices.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => form.set(field, target.value)}
          />
        ) : (
          <TextField
            {...common}
            {...INPUT[field]}
            hint={hints[field]}
            optional={optional.includes(field)}
            maxLength={maxLengths[field]}
            onChange={({ target }) => form.set(field, target.value)}
          />
        )}
      </div>
    );
  };

  return (
    <div {...rest} ref={root} className={cx(css.form, className)}>
      {wrong.length > 0 && (
        <Alert tone="critical" live="assertive" className={css.whole} title={text.formError(wrong.length)}>
          <span className={css.errorLinks}>
            {wrong.map((field) => (
              <TextButton key={field} onClick={() => form.focus(field)}>
                {labels[field]}
              </TextButton>
            ))}
          </span>
        </Alert>
      )}
      {addressFields.map(fieldOf)}
      {state.suggestedAddress && (
        <SuggestionPanel
          className={css.whole}
          suggestions={state.suggestedAddress.suggestions}
          isAsEntered={state.isAsEntered}
          onAsEntered={useAsEntered}
          onChoose={choose}
          messages={messages}
        />
      )}
    </div>
  );
}
