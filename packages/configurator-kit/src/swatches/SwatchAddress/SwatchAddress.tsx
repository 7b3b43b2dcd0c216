'use client';

import {
  type Address,
  addressMaxLengths,
  type AddressErrors,
  getRegions,
  type SiteCulture,
  type SwatchAddressField,
  swatchAddressFields,
} from '@settee/domain';
import { Select, TextField } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type SwatchMessages, swatchMessages } from '../messages.ts';
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
export function SwatchAddress(props: SwatchAddressProps) {
  const { address, problems, siteCulture, onType, messages, className, ...rest } = props;
  const text = { ...swatchMessages, ...messages };
  const labels = text.labels(siteCulture);
  const texts = text.problems(siteCulture);
  const maxLengths: Partial<Record<SwatchAddressField, number>> = addressMaxLengths(siteCulture);
  const digits = siteCulture === 'USA' ? ({ inputMode: 'numeric' } as const) : { autoCapitalize: 'characters' };

  const fieldOf = (field: SwatchAddressField) => {
    const problem = problems[field];
    const common = {
      label: labels[field],
      value: address[field],
      error: problem === 'card-number' ? text.cardNumberInText : problem && texts[field][problem],
      autoComplete: TOKENS[field],
      'aria-required': field !== 'address2',
      'data-field': field,
      containerClassName: PAIRS.includes(field) ? undefined : css.whole,
    };
    if (field === 'state') {
      const options = getRegions(siteCulture).map(({ code, name }) => ({ value: code, label: name }));
      const choose = (code: string) => onType(field, code);
      return (
        <Select
          key={field}
          {...common}
          placeholder={text.pleaseSelect}
          options={options}
          onChange={({ target }) => choose(target.value)}
        />
      );
    }
    return (
      <TextField
        key={field}
        {...common}
        {...INPUT[field]}
        {...(field === 'postalCode' && digits)}
        optional={field === 'address2'}
        maxLength={maxLengths[field]}
        onChange={({ target }) => onType(field, target.value)}
      />
    );
  };
  return (
    <div {...rest} className={cx(css.root, className)}>
      {swatchAddressFields.map(fieldOf)}
    </div>
  );
}
