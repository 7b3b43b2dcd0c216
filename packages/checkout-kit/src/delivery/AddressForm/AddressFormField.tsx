'use client';

import {
  type AddressError,
  type AddressField,
  type AddressPurpose,
  type Country,
  type CountryRules,
  formatPostalCode,
  readAddressField,
  whenPasted,
  type SiteCulture,
  type StreetSuggestion,
} from '@settee/domain';
import { Combobox, type ComboboxOption, Select, TextField } from '@settee/ui';
import type { ComponentProps, FocusEvent } from 'react';
import type { AddressFormState } from '../address-reducer.ts';
import type { AddressWording, addressMessages } from '../messages.ts';
import * as css from './AddressForm.css.ts';

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

const WIDE: Partial<Record<AddressField, string>> = {
  address1: css.whole,
  address2: css.whole,
  address3: css.whole,
  country: css.whole,
};
/** City, state and postal code share a line. */
const WIDTH: Partial<Record<AddressField, string>> = {
  city: css.third,
  state: css.third,
  postalCode: css.third,
};

/** Longest postal code of a country without rules. */
const POSTAL_CODE_MAX_LENGTH = 10;

/** Names and places are not words: nothing corrects them. */
const asTyped = { autoCorrect: 'off', spellCheck: false } as const;
const inWords = { ...asTyped, autoCapitalize: 'words' } as const;
const INPUT: Record<AddressField, ComponentProps<'input'>> = {
  firstName: inWords,
  lastName: inWords,
  address1: inWords,
  address2: inWords,
  address3: inWords,
  country: asTyped,
  city: inWords,
  state: inWords,
  postalCode: { ...asTyped, autoCapitalize: 'characters' },
  dayPhone: { type: 'tel', inputMode: 'tel' },
  emailAddress: { ...asTyped, type: 'email', inputMode: 'email', autoCapitalize: 'none', enterKeyHint: 'done' },
};

/** Settings of all fields of a form. */
export interface FieldSettings {
  purpose: AddressPurpose;
  siteCulture: SiteCulture;
  /** Rules of the country of the address; `null` where the site doesn't sell. */
  country: CountryRules | null;
  wording: AddressWording;
  countries: readonly Country[];
  labels: Record<AddressField, string>;
  text: typeof addressMessages;
  optional: readonly AddressField[];
}

interface AddressFormFieldProps {
  field: AddressField;
  settings: FieldSettings;
  state: AddressFormState;
  onChange: (field: AddressField, text: string) => void;
  onBlur: (event: FocusEvent) => void;
  /** Suggestions for the field; without them nothing is suggested. */
  streets?: readonly StreetSuggestion[] | undefined;
  onStreet?: (street: StreetSuggestion) => void;
}

/** Text of an error: shared by all fields, or the field's own. */
export function toErrorText(
  error: AddressError,
  own: Record<'missing' | 'invalid' | 'too-long', string>,
  text: typeof addressMessages,
): string {
  if (error === 'card-number') return text.cardNumberInText;
  return error === 'po-box' ? text.noPoBox : own[error];
}

/** The rest of the address is the key, too: options that load later must not change which one is active. */
function toOption({ address1, city, state, postalCode }: StreetSuggestion): ComboboxOption {
  const note = `${city}, ${state} ${postalCode}`.trim();
  return { value: `${address1}, ${note}`, label: address1, note };
}

/** Props that a select, a combobox and a text field have in common. */
function toControlProps({ field, settings, state, onBlur }: AddressFormFieldProps) {
  const { purpose, country, wording, labels, text, optional } = settings;
  const problem = state.problems[field];
  return {
    id: `${purpose}-${field}`,
    name: `${purpose}-${field}`,
    label: labels[field],
    value: state.address[field],
    error: problem && toErrorText(problem, text.addressProblems(wording)[field], text),
    required: !optional.includes(field),
    autoComplete: purpose === 'pickup' ? TOKENS[field] : `${purpose} ${TOKENS[field]}`,
    'data-field': field,
    containerClassName: (country?.regions?.length !== 0 && WIDTH[field]) || WIDE[field] || css.half,
    onBlur,
  };
}

/** One field of an address: a select for a country, state or province of a list, else a text field. */
export function AddressFormField(props: AddressFormFieldProps) {
  const { field, settings, streets } = props;
  if (field === 'country' || (field === 'state' && settings.country?.regions)) return <PlaceSelect {...props} />;
  return streets ? <StreetField {...props} streets={streets} /> : <PlainField {...props} />;
}

/** The country, or a state or province of the site. */
function PlaceSelect(props: AddressFormFieldProps) {
  const { field, settings, onChange } = props;
  const choices = field === 'country' ? settings.countries : (settings.country?.regions ?? []);
  return (
    <Select
      {...toControlProps(props)}
      placeholder={field === 'state' ? settings.text.pleaseSelect : undefined}
      options={choices.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={({ target }) => onChange(field, target.value)}
    />
  );
}

/** The first line, with suggestions that fill the rest. */
function StreetField(props: AddressFormFieldProps & { streets: readonly StreetSuggestion[] }) {
  const { field, onChange, streets, onStreet } = props;
  return (
    <Combobox
      {...toControlProps(props)}
      {...inWords}
      enterKeyHint="next"
      isQuiet
      options={streets.map(toOption)}
      onValueChange={(text) => onChange(field, text)}
      onOptionSelect={({ value }) => {
        const street = streets.find((one) => toOption(one).value === value);
        if (street) onStreet?.(street);
      }}
    />
  );
}

function PlainField(props: AddressFormFieldProps) {
  const { field, settings, onChange } = props;
  const { purpose, country, text, optional } = settings;
  const postalCode = field === 'postalCode' ? country?.postalCode : undefined;
  const maxLength = postalCode?.maxLength ?? POSTAL_CODE_MAX_LENGTH;
  const readText = (entry: string, previous: string) =>
    field === 'postalCode'
      ? formatPostalCode(entry, previous, maxLength)
      : whenPasted((pasted) => readAddressField(field, pasted, country?.code ?? 'other'))(entry, previous);
  const hints: Partial<Record<AddressField, string>> = {
    emailAddress: text.emailHint,
    dayPhone: { shipping: text.phoneHint, billing: text.billingPhoneHint, pickup: text.pickupPhoneHint }[purpose],
    address2: text.address2Hint,
  };
  return (
    <TextField
      {...toControlProps(props)}
      enterKeyHint="next"
      {...INPUT[field]}
      {...(postalCode?.isDigits && { inputMode: 'numeric' })}
      hint={hints[field]}
      optional={optional.includes(field)}
      readText={readText}
      onChange={({ target }) => onChange(field, target.value)}
    />
  );
}
