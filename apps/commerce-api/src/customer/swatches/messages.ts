import { addressMaxLengths, type ShopSite, type SwatchAddressField } from '@settee/domain';

type Words = Record<'missing' | 'invalid' | 'too-long', string>;

const withInvalid = (invalid: string, missing: string): Words => ({ missing, invalid, 'too-long': invalid });
const tooLong = (name: string, limit: number) => `${name} takes up to ${limit} characters.`;
const field = (name: string, limit: number): Words => ({
  missing: `The ${name} field is required.`,
  invalid: `The ${name} field is invalid.`,
  'too-long': tooLong(name, limit),
});
const postalCode = {
  USA: withInvalid('ZIP Code must contain 5 digits.', 'Please enter a ZIP Code.'),
  CANADA: withInvalid('The Postal Code field is invalid', 'Please enter a Postal Code.'),
};

/** Error messages of the form fields. SWATCH-30 to SWATCH-62 */
export function fieldMessages({ siteCulture }: Pick<ShopSite, 'siteCulture'>): Record<SwatchAddressField, Words> {
  const limits = addressMaxLengths(siteCulture);
  return {
    firstName: field('First Name', limits.firstName),
    lastName: field('Last Name', limits.lastName),
    address1: field('Address 1', limits.address1),
    address2: field('Address 2', limits.address2),
    city: { ...field('City', limits.city), 'too-long': 'The City field is invalid.' },
    state: withInvalid('State or Province is invalid.', 'Please select a State or Province.'),
    postalCode: postalCode[siteCulture],
    dayPhone: withInvalid('Please enter a valid Phone Number.', 'Please enter a Phone Number.'),
    emailAddress: {
      missing: 'Email Address is required.',
      invalid: 'Please enter a valid Email Address.',
      'too-long': tooLong('Email Address', limits.emailAddress),
    },
  };
}

/** Other error messages of a swatch order. SWATCH-25, SWATCH-26, SWATCH-83 */
export const swatchMessages = {
  cardNumber: 'Please do not enter a card number in an address.',
  none: 'Please select at least one swatch.',
  'too-many': 'You may only select up to five swatches.',
  noProduct: 'We no longer carry this item. Please choose swatches for another.',
  unavailable: (names: readonly string[]) =>
    `We can’t send a swatch of ${names.join('; ')} right now. Please remove it from your selection.`,
  unknownPlace: {
    USA: 'We don’t recognize that ZIP Code. Please check it.',
    CANADA: 'We don’t recognize that Postal Code. Please check it.',
  },
};
