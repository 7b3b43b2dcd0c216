import type { Cents, Sku } from '../site/brand.ts';
import type { Choice, ChoiceDetails, ChoiceGroup, ChoiceImages } from './choice.ts';
import { isMaterial, type Option, type OptionExperience, type OptionType } from './option.ts';

/** A choice for `createOption`: its code and title, and any other field of `Choice`. CHOICE-01 */
export interface NewChoice extends Partial<Omit<Choice, 'images' | 'additionalDetails'>> {
  /** Unique in its option. */
  code: number;
  title: string;
  /** URL of the pictures that `images` does not have; none without it. */
  image?: string | undefined;
  images?: Partial<ChoiceImages> | undefined;
  /** Surcharge in cents, the same as in `additionalDetails`; 0 without it. */
  addPrice?: Cents | undefined;
  /** Empty, and with a swatch in stock, without it. CHOICE-03 */
  additionalDetails?: Partial<ChoiceDetails> | undefined;
}

/** A group for `createOption`: its title and choices, and any other field of its header. CHOICE-05 */
export interface NewChoiceGroup
  extends Partial<Omit<ChoiceGroup['header'], 'count' | 'code' | 'currentPrice' | 'regularPrice'>> {
  title: string;
  /** Unique in its option; the title without it. */
  code?: string | undefined;
  /** In cents; 0 without it. */
  currentPrice?: Cents | undefined;
  /** In cents; `currentPrice` without it. */
  regularPrice?: Cents | undefined;
  choices: readonly NewChoice[];
  groupType?: string | undefined;
}

/** An option for `createOption`: code, type, title and groups, and any other field of `Option`. CHOICE-06 */
export interface NewOption extends Partial<Omit<Option, 'header' | 'choiceGroups' | 'choiceCode'>> {
  optionCode: number;
  optionType: OptionType;
  title: string;
  choiceGroups: readonly NewChoiceGroup[];
  /** The chosen choice's code; the first choice with `isSelected`, or `null`, without it. */
  choiceCode?: number | null | undefined;
}

/** `maxMaterials` of fabric and leather by default. */
const defaultMaxMaterials = 5;

const experiences: Readonly<Record<OptionType, OptionExperience>> = {
  fabric: 'fabric',
  leather: 'leather',
  leg: 'leg',
  image: 'image',
  cushion: 'cushion',
  seatConfiguration: 'seatConfiguration',
  size: 'text',
  depth: 'text',
  color: 'text',
};

const emptyDetails: Omit<ChoiceDetails, 'addPrice'> = {
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
};

/** A field that is `undefined` gets its default, too. */
const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

interface Place {
  groupCode: string;
  sequence: number;
  choiceCode: number | null;
}

function createChoice(choice: NewChoice, { groupCode, sequence, choiceCode }: Place): Choice {
  const { code, title, image = '', images = {}, addPrice = 0, additionalDetails = {}, ...others } = choice;
  return {
    code,
    title,
    text: title,
    swatchName: title,
    subtitle: '',
    description: '',
    typeName: '',
    isDisabled: false,
    isStock: false,
    matchingSkus: [],
    sequence,
    priceGroupCode: groupCode,
    color: '',
    formattedPrice: '',
    ...defined(others),
    isSelected: code === choiceCode,
    images: { desktop: image, desktopHiRes: image, mobile: image, mobileHiRes: image, ...defined(images) },
    additionalDetails: { addPrice, ...emptyDetails, ...defined(additionalDetails) },
  };
}

function createGroup(group: NewChoiceGroup, firstSequence: number, choiceCode: number | null): ChoiceGroup {
  const { title, subtitle = '', code = title, currentPrice = 0, regularPrice = currentPrice, groupType = '' } = group;
  const choices = group.choices.map((choice, index) =>
    createChoice(choice, { groupCode: code, sequence: firstSequence + index, choiceCode }),
  );
  return { header: { title, subtitle, code, currentPrice, regularPrice, count: choices.length }, choices, groupType };
}

const allSkus = (choices: readonly Choice[]): readonly Sku[] => [
  ...new Set(choices.flatMap(({ matchingSkus }) => matchingSkus)),
];

/**
 * Creates an option for a picker from your own data; nothing is selected or disabled unless you set it. Prices are in
 * cents. CHOICE-01, CHOICE-03, CHOICE-05, CHOICE-06
 *
 * Defaults of an option: `optionExperience` is the picker of its type, 'text' for sizes, depths and colors;
 * `optionSequence` 1, `source` 0; `maxMaterials` 5 for fabric and leather, else 0; `hasMaterialSwatchesToOrder` if it is
 * of fabric or leather and a swatch is in stock; `allChoiceMatchingSkus` are those of its choices. Counts are those of
 * the choices.
 *
 * Defaults of a choice: `text` and `swatchName` are the title, `priceGroupCode` is the code of the group, `sequence` the
 * position in the option from 1; `isStock` is false; `matchingSkus` and all other fields are empty.
 */
export function createOption(option: NewOption): Option {
  const { optionCode, optionType, title, choiceGroups: given, choiceCode, ...others } = option;
  const selected = given.flatMap(({ choices }) => choices).find(({ isSelected }) => isSelected);
  const chosen = choiceCode === undefined ? (selected?.code ?? null) : choiceCode;
  let count = 0;
  const choiceGroups = given.map((group) => {
    const created = createGroup(group, count + 1, chosen);
    count += created.choices.length;
    return created;
  });
  const choices = choiceGroups.flatMap((group) => group.choices);
  const isOfMaterials = isMaterial({ optionType });
  return {
    optionCode,
    optionType,
    optionExperience: experiences[optionType],
    optionSequence: 1,
    source: 0,
    maxMaterials: isOfMaterials ? defaultMaxMaterials : 0,
    hasMaterialSwatchesToOrder:
      isOfMaterials && choices.some(({ additionalDetails }) => additionalDetails.swatchInStock),
    allChoiceMatchingSkus: allSkus(choices),
    ...defined(others),
    choiceCode: chosen,
    header: { title, count },
    choiceGroups,
  };
}
