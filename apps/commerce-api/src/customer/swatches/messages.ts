import type { Site, SwatchAddressField } from '@settee/domain';

type Words = Record<'missing' | 'invalid', string>;

const both = (message: string): Words => ({ missing: message, invalid: message });
const field = (name: string): Words => ({
  missing: `The ${name} field is required.`,
  invalid: `The ${name} field is invalid.`,
});
const postalCode = {
  USA: both('ZIP Code must contain 5 digits.'),
  CANADA: both('The Postal Code field is invalid'),
};

/** Error messages of the form fields. SWATCH-30 to SWATCH-62 */
export const fieldMessages = ({ siteCulture }: Pick<Site, 'siteCulture'>): Record<SwatchAddressField, Words> => ({
  firstName: field('First Name'),
  lastName: field('Last Name'),
  address1: field('Address 1'),
  address2: field('Address 2'),
  city: field('City'),
  state: both('State or Province is invalid.'),
  postalCode: postalCode[siteCulture],
  dayPhone: both('Please enter a valid Phone Number.'),
  emailAddress: { missing: 'Email Address is required.', invalid: 'Please enter a valid Email Address.' },
});

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
