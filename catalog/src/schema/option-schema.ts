import * as v from 'valibot';
import type { OptionType } from '@settee/domain';
import type { CatalogChoice, CatalogChoiceGroup, CatalogOption } from '../options/types.ts';
import { anyWords, code, dayRange, flag, hexColor, perSite, whole, words } from './basics.ts';

const optionType: v.GenericSchema<OptionType> = v.picklist(
  ['depth', 'size', 'leg', 'fabric', 'leather', 'color', 'cushion', 'seatConfiguration', 'image'],
  'is no option type',
);

const choice: v.GenericSchema<CatalogChoice> = v.strictObject({
  code,
  title: words,
  description: anyWords,
  addPrice: perSite(whole),
  picture: anyWords,
  color: v.union([v.literal(''), hexColor], 'is no colour like #c8b48f'),
  typeName: anyWords,
  colorGroup: anyWords,
  features: v.array(words),
  content: anyWords,
  origin: anyWords,
  care: v.array(words),
  comfort: v.nullable(
    v.strictObject({ text: words, scale: v.pipe(whole, v.minValue(1, 'is below 1'), v.maxValue(5, 'is above 5')) }),
  ),
  deliveryDays: v.nullable(dayRange),
  swatchInStock: flag,
});

/** A cover has everything that its flyout shows. */
function isComplete({ groupType, choices }: CatalogChoiceGroup): boolean {
  if (groupType !== 'fabric' && groupType !== 'leather') return true;
  return choices.every(
    ({ typeName, colorGroup, features, content, origin, care, comfort, deliveryDays, color, picture }) =>
      [typeName, colorGroup, content, origin, color, picture].every((text) => text !== '') &&
      features.length > 0 &&
      care.length > 0 &&
      comfort !== null &&
      deliveryDays !== null,
  );
}

const group: v.GenericSchema<CatalogChoiceGroup> = v.pipe(
  v.strictObject({
    code: words,
    title: words,
    subtitle: anyWords,
    groupType: optionType,
    choices: v.pipe(v.array(choice), v.minLength(1, 'has no choices')),
  }),
  v.check(
    (read) => isComplete(read),
    'has a cover without type, colour group, features, content, origin, care, comfort or delivery time',
  ),
);

export const optionSchema: v.GenericSchema<CatalogOption> = v.strictObject({
  optionCode: code,
  optionType,
  optionExperience: words,
  optionSequence: code,
  source: v.picklist([0, 1], 'is neither 0 nor 1'),
  title: words,
  groups: v.pipe(v.array(group), v.minLength(1, 'has no groups')),
});
