'use client';

import {
  type Address,
  type AddressErrors,
  formatPostalCode,
  getRegions,
  postalCodeMaxLength,
  readAddressField,
  type SiteCulture,
  type SwatchAddressField,
  swatchAddressFields,
  whenPasted,
} from '@settee/domain';
import { Select, TextField, useSiteSettings, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type SwatchMessages, swatchMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SwatchAddress.css.ts';

export interface SwatchAddressProps extends Omit<ComponentProps<'div'>, 'children'> {
  address: Address;
  /** Errors by field. SWATCH-28 */
  problems: AddressErrors;
  siteCulture: SiteCulture;
  onType: (field: SwatchAddressField, text: string) => void;
  messages?: Partial<SwatchMessages> | undefined;
}

const TOKENS: Record<SwatchAddressField, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postalCode: 'postal-code',
  dayPhone: 'tel-national',
  emailAddress: 'email',
};

const INPUT: Partial<Record<SwatchAddressField, ComponentProps<'input'>>> = {
  dayPhone: { type: 'tel', inputMode: 'tel' },
  emailAddress: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
};

const PAIRS: readonly SwatchAddressField[] = ['firstName', 'lastName', 'state', 'postalCode'];

/**
 * Shipping address for swatches, with the fields of the country of the site. SWATCH-12, SWATCH-28 to SWATCH-63
 */
export const SwatchAddress = withRef(function SwatchAddress(props: SwatchAddressProps) {
  const { address, problems, siteCulture, onType, messages, className, ...rest } = props;
  const text = useWords('swatch', swatchMessages, messages);
  const labels = text.labels(siteCulture);
  const texts = text.problems(siteCulture);
  const errorOf = (field: SwatchAddressField) => {
    const problem = problems[field];
    if (problem === 'card-number') return text.cardNumberInText;
    return problem && texts[field][problem === 'missing' || problem === 'too-long' ? problem : 'invalid'];
  };
  return (
    <div {...rest} className={cx(css.root, className)}>
      {swatchAddressFields.map((field) => (
        <AddressField
          key={field}
          field={field}
          value={address[field]}
          label={labels[field]}
          error={errorOf(field)}
          placeholder={text.pleaseSelect}
          siteCulture={siteCulture}
          onType={onType}
        />
      ))}
    </div>
  );
});

interface AddressFieldProps extends Pick<SwatchAddressProps, 'siteCulture' | 'onType'> {
  field: SwatchAddressField;
  value: string;
  label: string;
  error: string | undefined;
  /** Shown while no state is chosen. */
  placeholder: string;
}

/** A text field, or the list of states. */
function AddressField({ field, value, label, error, placeholder, siteCulture, onType }: AddressFieldProps) {
  const { locale } = useSiteSettings();
  const common = {
    label,
    value,
    error,
    autoComplete: TOKENS[field],
    'aria-required': field !== 'address2',
    'data-field': field,
    containerClassName: PAIRS.includes(field) ? undefined : css.whole,
  };
  if (field === 'state')
    return (
      <Select
        {...common}
        placeholder={placeholder}
        options={getRegions(siteCulture, locale).map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => onType(field, target.value)}
      />
    );
  const country = siteCulture === 'USA' ? 'USA' : 'CAN';
  const readText = (entry: string, previous: string) =>
    field === 'postalCode'
      ? formatPostalCode(entry, previous, postalCodeMaxLength[siteCulture])
      : whenPasted((pasted) => readAddressField(field, pasted, country))(entry, previous);
  const digits = siteCulture === 'USA' ? ({ inputMode: 'numeric' } as const) : { autoCapitalize: 'characters' };
  return (
    <TextField
      {...common}
      {...INPUT[field]}
      {...(field === 'postalCode' && digits)}
      optional={field === 'address2'}
      readText={readText}
      onChange={({ target }) => onType(field, target.value)}
    />
  );
}
