import type { Choice } from '../src/options/choice.ts';
import type { Option, OptionType } from '../src/options/option.ts';

/** A choice for tables; only what the rules read is worth naming. */
export function choice(
  code: number,
  matchingSkus: readonly number[],
  more: Partial<Choice> & { add?: number } = {},
): Choice {
  const { add = 0, ...rest } = more;
  return {
    code,
    title: `Choice ${code}`,
    text: '',
    subtitle: '',
    description: '',
    typeName: '',
    images: { desktop: '', desktopHiRes: '', mobile: '', mobileHiRes: '' },
    isSelected: false,
    isDisabled: false,
    isStock: false,
    matchingSkus,
    sequence: 0,
    priceGroupCode: '',
    swatchName: '',
    color: '',
    formattedPrice: '',
    additionalDetails: {
      addPrice: add,
      careInstructions: [],
      features: [],
      content: '',
      origin: '',
      images: [],
      subtitle: '',
      shopThisSwatchUrl: '',
      swatchInStock: true,
      instagramHandle: '',
      products: [],
    },
    ...rest,
  };
}

/** An option with one group of choices. */
export function option(
  optionCode: number,
  optionType: OptionType,
  optionSequence: number,
  choices: readonly Choice[] = [],
  more: Partial<Option> = {},
): Option {
  const header = {
    title: `Option ${optionCode}`,
    subtitle: '',
    code: '',
    currentPrice: 0,
    regularPrice: 0,
    count: choices.length,
  };
  return {
    optionCode,
    optionType,
    optionExperience: 'text',
    optionSequence,
    source: 0,
    choiceCode: null,
    header: { title: `Option ${optionCode}`, count: choices.length },
    choiceGroups: [{ header, choices, groupType: '' }],
    maxMaterials: 0,
    hasMaterialSwatchesToOrder: false,
    allChoiceMatchingSkus: [],
    ...more,
  };
}

/** Sizes lead to one sku each; linen is not made in the small size, the brass leg fits the large one only. */
export const sofa: readonly Option[] = [
  option(12, 'fabric', 2, [
    choice(1201, [101, 102, 103], { add: 0, priceGroupCode: 'A' }),
    choice(1202, [102, 103], { add: 10000, priceGroupCode: 'B' }),
    choice(1203, [101, 102, 103], { add: 500, isDisabled: true }),
  ]),
  option(11, 'size', 1, [choice(3001, [101]), choice(3002, [102]), choice(3003, [103])], { source: 1 }),
  option(13, 'leg', 3, [choice(2001, [101, 102, 103]), choice(2004, [103], { add: 9000 })]),
];

export const sofaSkus = [
  { sku: 101, currentPrice: 174900, regularPrice: 199900 },
  { sku: 102, currentPrice: 194900, regularPrice: 229900 },
  { sku: 103, currentPrice: 224900, regularPrice: 259900 },
];
