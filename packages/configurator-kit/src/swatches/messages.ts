import type { Messages } from '@settee/ui';
import { addressMaxLengths, swatchDeliveryDays, type SiteCulture, type SwatchAddressField } from '@settee/domain';

type ProblemText = { missing: string; invalid: string; 'too-long': string };

const withInvalid = (invalid: string, missing: string): ProblemText => ({ missing, invalid, 'too-long': invalid });
const tooLong = (field: string, limit: number) => `${field} takes up to ${limit} characters.`;
const named = (field: string, limit: number): ProblemText => ({
  missing: `The ${field} field is required.`,
  invalid: `The ${field} field is invalid.`,
  'too-long': tooLong(field, limit),
});

const regionLabel: Record<SiteCulture, string> = { USA: 'State', CANADA: 'Province' };
const postalLabel: Record<SiteCulture, string> = { USA: 'ZIP Code', CANADA: 'Postal Code' };
const postalProblem: Record<SiteCulture, string> = {
  USA: 'ZIP Code must contain 5 digits.',
  CANADA: 'The Postal Code field is invalid',
};

/** '{label} is invalid.', the default error message of a select. SWATCH-53 */
const selectInvalid = (label: string) => `${label} is invalid.`;

const labels = (siteCulture: SiteCulture): Record<SwatchAddressField, string> => ({
  firstName: 'First Name',
  lastName: 'Last Name',
  address1: 'Address 1',
  address2: 'Address 2 (apt)',
  city: 'City',
  state: regionLabel[siteCulture],
  postalCode: postalLabel[siteCulture],
  dayPhone: 'Phone Number',
  emailAddress: 'Email Address',
});

/** Error messages by field: empty, of a wrong form, or too long. SWATCH-30 to SWATCH-62 */
const problems = (siteCulture: SiteCulture): Record<SwatchAddressField, ProblemText> => {
  const limits = addressMaxLengths(siteCulture);
  const region = regionLabel[siteCulture];
  return {
    firstName: named('First Name', limits.firstName),
    lastName: named('Last Name', limits.lastName),
    address1: named('Address 1', limits.address1),
    address2: named('Address 2', limits.address2),
    // SWATCH-44 has the first sentence.
    city: { ...named('City', limits.city), 'too-long': `The City field is invalid. ${tooLong('City', limits.city)}` },
    state: withInvalid(selectInvalid(region), `Please select a ${region}.`),
    postalCode: withInvalid(postalProblem[siteCulture], `Please enter a ${postalLabel[siteCulture]}.`),
    dayPhone: withInvalid('Please enter a valid Phone Number.', 'Please enter a Phone Number.'),
    emailAddress: {
      missing: 'Email Address is required.',
      invalid: 'Please enter a valid Email Address.',
      'too-long': tooLong('Email Address', limits.emailAddress),
    },
  };
};

/** Every word of free swatches. */
export const swatchMessages = {
  title: 'Order Free Swatches',
  close: 'Close',
  cancel: 'Cancel',
  openSheet: 'Show Form',
  closeSheet: 'Hide Form',
  loading: 'Loading swatches',
  failed: 'We can’t take swatch orders right now',
  failedText: 'Please try again in a moment.',
  retry: 'Try Again',
  unavailableTitle: 'Not available as a swatch',
  unavailable: (count: number) =>
    count === 1 ? 'We can’t send this swatch right now:' : 'We can’t send these swatches right now:',
  goOn: (count: number) => (count === 1 ? 'Continue Without It' : 'Continue Without Them'),
  empty:
    'Unfortunately there are no swatches available for ordering. We appreciate your patience and invite you to browse swatches at your local store.',
  choose: 'Choose your swatches',
  /** Link to the page of all fabrics. FABRIC-02 */
  browseAll: 'Browse All Swatches',
  chosen: ({ count, limit }: { count: number; limit: number }) => `${count} of ${limit}`,
  chosenLabel: 'Your swatches',
  noneChosen: 'Please select at least one swatch.',
  full: 'You may only select up to five swatches.',
  remove: (name: string) => `Remove ${name}`,
  toAddress: 'Continue to Address',
  unavailableSwatch: 'unavailable',
  where: 'Where should we send them?',
  labels,
  cardNumberInText: 'Please do not enter a card number here.',
  problems,
  pleaseSelect: 'Please Select',
  signUp: 'Email me about new fabrics, sales and events',
  privacy: 'Privacy Policy',
  send: 'Send Swatches',
  doubtfulStreet:
    'The street address you entered may not be accurate. Please go back to edit your address or choose to keep address as entered.',
  doubtfulCombination:
    'There appears to be a problem with the city, state and ZIP combination. Please select one of our suggestions below.',
  useAsEntered: 'Use address as entered',
  suggestions: 'Suggestions',
  unreachable: 'We couldn’t send your order. Please try again.',
  successTitle: 'Your Swatches Are on Their Way',
  success: ({ siteCulture, host }: { siteCulture: SiteCulture; host: string }) =>
    `Thank You. We have received your order for swatches. You should receive your swatches within ${swatchDeliveryDays[siteCulture]} business days. Thank you for your interest in ordering from ${host}.`,
  receipt: 'Receipt',
  orderNumber: 'Order Number',
  date: 'Date',
  total: 'Total',
  print: 'Print Receipt',
  continueShopping: 'Continue Shopping',
};

export type SwatchMessages = Messages<typeof swatchMessages>;
