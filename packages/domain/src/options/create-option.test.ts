import { expect, test } from 'vitest';
import { createOption, type NewChoice, type NewOption } from './create-option.ts';
import type { OptionType } from './option.ts';

const oat: NewChoice = { code: 1, title: 'Oat' };
const moss: NewChoice = { code: 2, title: 'Moss' };
const ink: NewChoice = { code: 3, title: 'Ink' };

const optionOf = (choices: readonly NewChoice[], more: Partial<NewOption> = {}) =>
  createOption({
    optionCode: 7,
    optionType: 'fabric',
    title: 'Fabric',
    choiceGroups: [{ title: 'Linen', choices }],
    ...more,
  });
const choicesOf = (...parameters: Parameters<typeof optionOf>) =>
  optionOf(...parameters).choiceGroups.flatMap(({ choices }) => choices);

test('CHOICE-01, CHOICE-03: a choice of a code and a title has every field', () => {
  expect(choicesOf([oat])).toEqual([
    {
      code: 1,
      title: 'Oat',
      text: 'Oat',
      swatchName: 'Oat',
      subtitle: '',
      description: '',
      typeName: '',
      images: { desktop: '', desktopHiRes: '', mobile: '', mobileHiRes: '' },
      isSelected: false,
      isDisabled: false,
      isStock: false,
      matchingSkus: [],
      sequence: 1,
      priceGroupCode: 'Linen',
      color: '',
      formattedPrice: '',
      additionalDetails: {
        addPrice: 0,
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
    },
  ]);
});

test('CHOICE-05, CHOICE-06: an option and its groups have every field, with counts and sequences of the choices', () => {
  const option = optionOf([], {
    choiceGroups: [
      { title: 'Linen', choices: [oat, moss] },
      { title: 'Wool', choices: [ink] },
    ],
  });
  const { choiceGroups, ...rest } = option;
  expect(rest).toEqual({
    optionCode: 7,
    optionType: 'fabric',
    optionExperience: 'fabric',
    optionSequence: 1,
    source: 0,
    choiceCode: null,
    header: { title: 'Fabric', count: 3 },
    maxMaterials: 5,
    hasMaterialSwatchesToOrder: true,
    allChoiceMatchingSkus: [],
  });
  const prices = { subtitle: '', currentPrice: 0, regularPrice: 0 };
  expect(choiceGroups.map(({ header, groupType }) => ({ header, groupType }))).toEqual([
    { header: { title: 'Linen', code: 'Linen', ...prices, count: 2 }, groupType: '' },
    { header: { title: 'Wool', code: 'Wool', ...prices, count: 1 }, groupType: '' },
  ]);
  expect(choiceGroups.map(({ choices }) => choices.map(({ sequence }) => sequence))).toEqual([[1, 2], [3]]);
});

test('every other field of a choice, a group and an option is as given', () => {
  const given = {
    subtitle: 'Soft',
    isDisabled: true,
    isStock: true,
    matchingSkus: [11, 12],
    sequence: 9,
    color: '#eee',
  };
  const group = {
    title: 'Linen',
    subtitle: 'Washed',
    code: 'L',
    currentPrice: 900,
    regularPrice: 1200,
    groupType: 'A',
  };
  const option = optionOf([], {
    choiceGroups: [{ ...group, choices: [{ ...oat, ...given, swatchName: 'Linen, Oat', priceGroupCode: 'B' }, moss] }],
    optionExperience: 'text',
    optionSequence: 4,
    source: 1,
    maxMaterials: 12,
    hasMaterialSwatchesToOrder: false,
    totalChoiceCountV2: 40,
  });
  const { groupType, ...header } = group;
  expect(option).toMatchObject({
    optionExperience: 'text',
    optionSequence: 4,
    source: 1,
    maxMaterials: 12,
    hasMaterialSwatchesToOrder: false,
    totalChoiceCountV2: 40,
    choiceGroups: [{ header: { ...header, count: 2 }, groupType }],
  });
  const [first, second] = option.choiceGroups.flatMap(({ choices }) => choices);
  expect(first).toMatchObject({ ...given, swatchName: 'Linen, Oat', priceGroupCode: 'B' });
  expect(second).toMatchObject({ sequence: 2, priceGroupCode: 'L' });
});

test('a regular price is the current price without one', () => {
  const { choiceGroups } = optionOf([], { choiceGroups: [{ title: 'Linen', currentPrice: 900, choices: [] }] });
  expect(choiceGroups[0]?.header).toMatchObject({ currentPrice: 900, regularPrice: 900 });
});

test('an image is every picture that a choice does not name, and a surcharge is in its details', () => {
  const [first, second] = choicesOf([
    { ...oat, image: '/oat.webp', images: { mobile: '/small.webp' }, addPrice: 100 },
    { ...moss, addPrice: 100, additionalDetails: { addPrice: 200, origin: 'Belgium' } },
  ]);
  const url = '/oat.webp';
  expect(first?.images).toEqual({ desktop: url, desktopHiRes: url, mobile: '/small.webp', mobileHiRes: url });
  expect(first?.additionalDetails).toMatchObject({ addPrice: 100, origin: '', swatchInStock: true });
  expect(second?.additionalDetails).toMatchObject({ addPrice: 200, origin: 'Belgium', swatchInStock: true });
  expect(first).not.toHaveProperty('image');
  expect(first).not.toHaveProperty('addPrice');
});

test('the selection is that of the option, else the first selected choice', () => {
  const selection = (...parameters: Parameters<typeof optionOf>) => [
    optionOf(...parameters).choiceCode,
    choicesOf(...parameters).flatMap(({ code, isSelected }) => (isSelected ? [code] : [])),
  ];
  const selected = { ...moss, isSelected: true };
  expect(selection([oat, moss], { choiceCode: 2 })).toEqual([2, [2]]);
  expect(selection([oat, selected, { ...ink, isSelected: true }])).toEqual([2, [2]]);
  expect(selection([oat, selected], { choiceCode: 1 })).toEqual([1, [1]]);
  expect(selection([oat, selected], { choiceCode: null })).toEqual([null, []]);
});

test('the SKUs of an option are those of its choices, once each', () => {
  const choices = [
    { ...oat, matchingSkus: [11, 12] },
    { ...moss, matchingSkus: [12, 13] },
  ];
  expect(optionOf(choices).allChoiceMatchingSkus).toEqual([11, 12, 13]);
});

test('a field that is undefined has its default', () => {
  const holes = { subtitle: undefined, color: undefined, image: undefined, additionalDetails: { origin: undefined } };
  const more = { optionSequence: undefined, choiceCode: undefined };
  expect(optionOf([{ ...oat, ...holes }], more)).toEqual(optionOf([oat]));
});

test('swatches can be ordered if one is in stock', () => {
  const soldOut = { additionalDetails: { swatchInStock: false } };
  expect(optionOf([{ ...oat, ...soldOut }]).hasMaterialSwatchesToOrder).toBe(false);
  expect(optionOf([{ ...oat, ...soldOut }, moss]).hasMaterialSwatchesToOrder).toBe(true);
});

test.each<[OptionType, experience: string, maxMaterials: number]>([
  ['fabric', 'fabric', 5],
  ['leather', 'leather', 5],
  ['leg', 'leg', 0],
  ['image', 'image', 0],
  ['cushion', 'cushion', 0],
  ['seatConfiguration', 'seatConfiguration', 0],
  ['size', 'text', 0],
  ['depth', 'text', 0],
  ['color', 'text', 0],
])(
  'PICK-01: an option of the type %s has its picker, and swatches only if it is a material',
  (optionType, ...expected) => {
    const { optionExperience, maxMaterials, hasMaterialSwatchesToOrder } = optionOf([oat], { optionType });
    expect([optionExperience, maxMaterials]).toEqual(expected);
    expect(hasMaterialSwatchesToOrder).toBe(maxMaterials > 0);
  },
);
