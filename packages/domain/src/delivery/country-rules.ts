import type { FieldError } from '../field-error.ts';
import type { SiteCulture } from '../site/brand.ts';
import { countries as allCountries, isInternationalAddress } from './countries.ts';
import {
  validateInternationalPhone,
  validateInternationalPostalCode,
  validateInternationalRegion,
} from './international.ts';
import { northAmericanPhone, withoutSeparators } from './phone.ts';
import { type PostalCodeForm, postalCodeMaxLength, postalCodeShape } from './postal-code.ts';
import { getRegions, type Region } from './regions.ts';

/** Form of addresses in a country that a site sells to. */
export interface CountryRules {
  /** ISO 3166 alpha-3 code, such as GBR. */
  code: string;
  /** Name in lists, in the language of the site. */
  name: string;
  /** States or provinces to choose from. Empty: addresses have none. Without it: an optional text. */
  regions?: readonly Region[] | undefined;
  /** Label of the state or province, in the language of the site. */
  regionLabel?: string | undefined;
  /** Form of a postal code; without it any code, or none, is right. `isDigits` opens the keyboard for numbers. */
  postalCode?: PostalCodeForm | undefined;
  /** Label of the postal code, in the language of the site. */
  postalCodeLabel?: string | undefined;
  /** Form of a phone number without spaces, hyphens, periods and parentheses; without it 7 to 15 digits. */
  phone?: RegExp | undefined;
}

/** The countries of a site: the United States or Canada, or the given ones. */
export interface SiteCountries {
  siteCulture: SiteCulture;
  countries?: readonly CountryRules[] | undefined;
  locale?: string | undefined;
}

const homes = { USA: { code: 'USA', name: 'United States' }, CANADA: { code: 'CAN', name: 'Canada' } } as const;

/** The rules of the United States or Canada, with the names of regions in a language. SWATCH-46 to SWATCH-59 */
export function getCountryRules(siteCulture: SiteCulture, locale?: string): CountryRules {
  return {
    ...homes[siteCulture],
    regions: getRegions(siteCulture, locale),
    postalCode: {
      pattern: postalCodeShape[siteCulture],
      maxLength: postalCodeMaxLength[siteCulture],
      isDigits: siteCulture === 'USA',
    },
    phone: northAmericanPhone,
  };
}

/** The rules of a country; of the first one for an unknown country, and `null` where the site doesn't sell. */
export function findCountryRules(country: string, { siteCulture, countries, locale }: SiteCountries) {
  if (!countries) return isInternationalAddress(country, siteCulture) ? null : getCountryRules(siteCulture, locale);
  const listed = countries.find(({ code }) => code === country);
  if (listed) return listed;
  return allCountries.some(({ code }) => code === country) ? null : (countries[0] ?? null);
}

/** Validates a text that may not be empty. */
function validateShape(typed: string, shape: RegExp): FieldError | null {
  if (typed === '') return 'missing';
  return shape.test(typed) ? null : 'invalid';
}

/** Validates a code of a list. */
export function validateSelected(code: string, offered: readonly { code: string }[]): FieldError | null {
  if (code.trim() === '') return 'missing';
  return offered.some((entry) => entry.code === code) ? null : 'invalid';
}

/** Validates a state, province or region. */
export function validateRegion(state: string, rules: CountryRules | null): FieldError | null {
  if (!rules?.regions) return validateInternationalRegion(state);
  return rules.regions.length === 0 ? null : validateSelected(state, rules.regions);
}

/** Validates a postal code by the rules of its country. */
export function validatePostalCodeIn(code: string, rules: CountryRules | null): FieldError | null {
  if (!rules?.postalCode) return validateInternationalPostalCode(code);
  return validateShape(code.trim(), rules.postalCode.pattern);
}

/** Validates a phone number by the rules of a country. */
export function validatePhoneIn(phone: string, rules: CountryRules | null): FieldError | null {
  if (!rules?.phone) return validateInternationalPhone(phone);
  return validateShape(withoutSeparators(phone), rules.phone);
}
