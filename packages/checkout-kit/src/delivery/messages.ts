import type { AddressField, SiteCulture } from '@settee/domain';
import type { deliveryInfoMessages } from './delivery-info-messages.ts';
import { zipLabel, type zipMessages } from './zip-messages.ts';

type ProblemText = { missing: string; invalid: string };

const postalProblem: Record<SiteCulture, string> = {
  USA: 'ZIP Code must contain 5 digits.',
  CANADA: 'The Postal Code field is invalid',
};

const regionLabel: Record<SiteCulture, string> = { USA: 'State', CANADA: 'Province' };
const internationalRegionLabel = 'State or Region';

/** Fallback error of a select without its own text: '{label} is invalid.'. SHIP-14 */
const selectInvalid = (label: string) => `${label} is invalid.`;

const same = (text: string): ProblemText => ({ missing: text, invalid: text });

/** Error messages of each field; `isInternational` for a billing address outside the site's country. SWATCH-30 to SWATCH-63 */
function addressProblems(siteCulture: SiteCulture, isInternational = false): Record<AddressField, ProblemText> {
  return {
    firstName: { missing: 'The First Name field is required.', invalid: 'The First Name field is invalid.' },
    lastName: { missing: 'The Last Name field is required.', invalid: 'The Last Name field is invalid.' },
    address1: { missing: 'The Address 1 field is required.', invalid: 'The Address 1 field is invalid.' },
    address2: same('The Address 2 field is invalid.'),
    address3: same('The Address 3 field is invalid.'),
    country: same(selectInvalid('Country')),
    city: { missing: 'The City field is required.', invalid: 'The City field is invalid.' },
    state: same(selectInvalid(isInternational ? internationalRegionLabel : regionLabel[siteCulture])),
    postalCode: same(postalProblem[isInternational ? 'CANADA' : siteCulture]),
    dayPhone: same('Please enter a valid Phone Number.'),
    emailAddress: { missing: 'Email Address is required.', invalid: 'Please enter a valid Email Address.' },
  };
}

const addressLabels = (siteCulture: SiteCulture, isInternational = false): Record<AddressField, string> => ({
  firstName: 'First Name',
  lastName: 'Last Name',
  address1: 'Address 1',
  address2: 'Address 2',
  address3: 'Address 3',
  country: 'Country',
  city: 'City',
  state: isInternational ? internationalRegionLabel : regionLabel[siteCulture],
  postalCode: zipLabel[isInternational ? 'CANADA' : siteCulture],
  dayPhone: 'Phone Number',
  emailAddress: 'Email Address',
});

/** Words of address forms and their suggestions. */
export const addressMessages = {
  addressLabels,
  addressProblems,
  cardNumberInText: 'Please do not enter a card number here.',
  pleaseSelect: 'Please Select',
  emailHint: 'For updates about your order',
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
