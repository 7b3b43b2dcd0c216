import type { SiteCulture } from '@settee/domain';

export const zipLabel: Record<SiteCulture, string> = { USA: 'ZIP Code', CANADA: 'Postal Code' };

/** Words of the zip panel. */
export const zipMessages = {
  zipLabel,
  /** Texts of ZIP-13; {0} is the typed text. */
  missingPostalCode: { USA: 'Please enter a ZIP Code.', CANADA: 'Please enter a Postal Code.' } as Record<
    SiteCulture,
    string
  >,
  postalCodeValidationError: {
    USA: '{0} is not a valid ZIP Code.',
    CANADA: '{0} is not a valid Postal Code.',
  } as Record<SiteCulture, string>,
  /** Of a country that has its own label. */
  missingCode: (label: string) => `Please enter your ${label}.`,
  invalidCode: ({ entry, label }: { entry: string; label: string }) => `${entry} is not a valid ${label}.`,
  zipNotUpdated: 'Zip code could not be updated',
  zipApply: 'Update',
  zipClose: 'Cancel',
  zipEnter: 'Enter',
};
