/** Text with a fixed result in the built-in personalization service. */
export interface PersonalizationTestText {
  text: string;
  /** Business error code; empty for an outage. MONO-16 to MONO-19 */
  errorCode: string;
  description: string;
  profaneTexts: readonly string[];
  meaning: string;
}

/** Texts that trigger every result of the service; any other valid text succeeds. */
export const personalizationTestTexts: readonly PersonalizationTestText[] = [
  {
    text: 'XQX',
    errorCode: 'E1001',
    description: 'This font isn’t available for this design.',
    profaneTexts: [],
    meaning: 'an error at the legend',
  },
  {
    text: 'XQY',
    errorCode: 'E2001',
    description: 'We couldn’t create this preview.',
    profaneTexts: [],
    meaning: 'an error at the summary',
  },
  {
    text: 'DRAT',
    errorCode: 'E3001',
    description: 'Please choose different words.',
    profaneTexts: ['DRAT'],
    meaning: 'a word that is not made, told at its line',
  },
  {
    text: 'XQZ',
    errorCode: 'E9000',
    description: 'This text cannot be made.',
    profaneTexts: [],
    meaning: 'an error of no known code, told at the first line',
  },
  {
    text: 'XQO',
    errorCode: '',
    description: 'Personalization isn’t available right now.',
    profaneTexts: [],
    meaning: 'an outage: no preview comes, the text can still be added',
  },
];
