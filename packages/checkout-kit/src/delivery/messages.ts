import { type AddressField, addressMaxLengths, type SiteCulture } from '@settee/domain';
import type { deliveryInfoMessages } from './delivery-info-messages.ts';
import { zipLabel, zipMessages } from './zip-messages.ts';

/** Country that an address form is worded for. */
export interface AddressWording {
  siteCulture: SiteCulture;
  /** Any country other than the United States and Canada. */
  isInternational?: boolean;
  /** Label of the state or province of such a country. */
  regionLabel?: string | undefined;
  /** Label of the postal code of such a country. */
  postalCodeLabel?: string | undefined;
}

type ProblemText = { missing: string; invalid: string; 'too-long': string };

const postalProblem: Record<SiteCulture, string> = {
  USA: 'ZIP Code must contain 5 digits.',
  CANADA: 'The Postal Code field is invalid',
};

const regionLabels: Record<SiteCulture, string> = { USA: 'State', CANADA: 'Province' };
const internationalRegionLabel = 'State or Region';
const regionOf = ({ siteCulture, isInternational, regionLabel }: AddressWording) =>
  regionLabel ?? (isInternational ? internationalRegionLabel : regionLabels[siteCulture]);

/** Fallback error of a select without its own text: '{label} is invalid.'. SHIP-14 */
const selectInvalid = (label: string) => `${label} is invalid.`;

const tooLong = (label: string, limit: number) => `${label} takes up to ${limit} characters.`;
const withInvalid = (invalid: string, missing: string): ProblemText => ({ missing, invalid, 'too-long': invalid });

/** Error messages of each field: empty, of a wrong form, or too long. SWATCH-30 to SWATCH-63 */
function addressProblems(wording: AddressWording): Record<AddressField, ProblemText> {
  const { siteCulture, isInternational = false, regionLabel, postalCodeLabel } = wording;
  const limits = addressMaxLengths(siteCulture);
  const region = regionOf(wording);
  const postal = isInternational ? 'CANADA' : siteCulture;
  const rest = ' Please put the rest in Address 2.';
  const named = (label: string, limit: number, more = '') => ({
    missing: `The ${label} field is required.`,
    invalid: `The ${label} field is invalid.`,
    'too-long': tooLong(label, limit) + more,
  });
  return {
    firstName: named('First Name', limits.firstName),
    lastName: named('Last Name', limits.lastName),
    address1: named('Address 1', limits.address1, rest),
    address2: named('Address 2', limits.address2),
    address3: named('Address 3', limits.address3),
    country: withInvalid(selectInvalid('Country'), 'Please select a Country.'),
    // SWATCH-44 has the first sentence.
    city: { ...named('City', limits.city), 'too-long': `The City field is invalid. ${tooLong('City', limits.city)}` },
    state: withInvalid(
      selectInvalid(region),
      regionLabel ? `Please select your ${region}.` : `Please select a ${region}.`,
    ),
    postalCode: postalCodeLabel
      ? withInvalid(`The ${postalCodeLabel} field is invalid.`, `Please enter your ${postalCodeLabel}.`)
      : withInvalid(postalProblem[postal], zipMessages.missingPostalCode[postal]),
    dayPhone: withInvalid('Please enter a valid Phone Number.', 'Please enter a Phone Number.'),
    emailAddress: {
      missing: 'Email Address is required.',
      invalid: 'Please enter a valid Email Address.',
      'too-long': tooLong('Email Address', limits.emailAddress),
    },
  };
}

/** Errors of a full name in one field. */
const fullNameProblems = ({ firstName }: { firstName: number }) => ({
  missing: 'Please enter your first and last name.',
  invalid: 'The Full Name field is invalid.',
  'too-long': `First and last names can be up to ${firstName} characters each.`,
});

const addressLabels = (wording: AddressWording): Record<AddressField, string> => ({
  firstName: 'First Name',
  lastName: 'Last Name',
  address1: 'Address 1',
  address2: 'Address 2',
  address3: 'Address 3',
  country: 'Country',
  city: 'City',
  state: regionOf(wording),
  postalCode: wording.postalCodeLabel ?? zipLabel[wording.isInternational ? 'CANADA' : wording.siteCulture],
  dayPhone: 'Phone Number',
  emailAddress: 'Email Address',
});

/** Words of address forms and their suggestions. */
export const addressMessages = {
  addressLabels,
  addressProblems,
  fullName: 'Full Name',
  fullNameProblems,
  requiredFields: 'Required',
  addAddress2: 'Add Apartment, Suite or Unit',
  addAddress3: 'Add Another Address Line',
  address2Hint: 'Apartment, suite, unit or building',
  didYouMean: 'Did you mean',
  cardNumberInText: 'Please do not enter a card number here.',
  noPoBox: 'We can’t deliver large items to a PO box. Please enter a street address.',
  pleaseSelect: 'Please Select',
  emailHint: 'For updates about your order',
  pickupPhoneHint: 'In case the store needs to reach you',
  billingPhoneHint: 'For questions about your payment',
  phoneHint: 'In case the carrier needs to reach you',
  formError: (count: number) => (count === 1 ? 'One field needs another look:' : `${count} fields need another look:`),
  doubtfulStreet:
    'The street address you entered may not be accurate. Please go back to edit your address or choose to keep address as entered.',
  doubtfulCombination:
    'There appears to be a problem with the city, state and ZIP combination. Please select one of our suggestions below.',
  useAsEntered: 'Use address as entered',
  suggestions: 'Suggestions',
  savedAddresses: 'Saved addresses',
  newAddress: 'Use a new address',
  editAddress: (place: string) => `Edit ${place}`,
  edit: 'Edit',
};

/** Words of the oversized-items popup. */
export const oversizedMessages = {
  oversizedTitle: 'Make sure these items will fit in your vehicle',
  boxesOf: (title: string) => `Boxes for ${title}`,
  boxColumn: 'Box',
  box: (number: number) => `Box ${number}`,
  boxQuantity: 'Quantity',
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
  inches: (measure: number) => `${measure} in`,
  backToCart: 'Back to Cart',
  continueToCheckout: 'Continue to Checkout',
  close: 'Close',
};

export type DeliveryMessages = typeof zipMessages &
  typeof addressMessages &
  typeof oversizedMessages &
  typeof deliveryInfoMessages;
