import { expect, test } from 'vitest';
import type { Choice } from '../options/choice.ts';
import type { Option } from '../options/option.ts';
import { getModelMaterialColors } from './model-material-colors.ts';

const option = (optionCode: number, optionType: Option['optionType'], colors: Record<number, string>) =>
  ({
    optionCode,
    optionType,
    choiceGroups: [
      { choices: Object.entries(colors).map(([code, color]) => ({ code: Number(code), color }) as Choice) },
    ],
  }) as unknown as Option;

const options = [
  option(11, 'size', { 3001: '' }),
  option(12, 'fabric', { 1201: '#aabbcc', 1202: '#112233' }),
  option(13, 'leg', { 2001: '#c09060' }),
];

test.each([
  ['nothing chosen leaves the model as it is', {}, {}],
  ['a fabric dresses the upholstery', { 12: 1202 }, { upholstery: '#112233' }],
  ['a leg dresses the legs', { 11: 3001, 12: 1201, 13: 2001 }, { upholstery: '#aabbcc', leg: '#c09060' }],
  ['a choice that is not offered dresses nothing', { 12: 9 }, {}],
])('%s', (_, chosen, covers) => {
  expect(getModelMaterialColors(options, chosen)).toEqual(covers);
});

test('leather is a cover too', () => {
  expect(getModelMaterialColors([option(14, 'leather', { 4101: '#5a3a22' })], { 14: 4101 })).toEqual({
    upholstery: '#5a3a22',
  });
});
