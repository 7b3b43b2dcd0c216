import {
  attributesOf,
  type Choice,
  type ChoiceGroup,
  facetKey,
  type Facet,
  type Filter,
  groupsOfBits,
  indexFacets,
  matchingBits,
  type Option,
  type RecentChoice,
  sortGroups,
} from '@settee/domain';
import { fn } from 'storybook/test';
import { facetsOf } from '../options/browse-view.ts';
import { choiceFixture, fabricFixture, groupFixture, optionFixture } from './options.ts';

const facets = [
  { key: 'color', label: 'Color', facetType: 3, filterType: 2 },
  { key: 'type', label: 'Type', facetType: 4, filterType: 2 },
  { key: 'feature', label: 'Features', facetType: 2, filterType: 3 },
] as const;

const hues: Readonly<Record<string, readonly number[]>> = {
  Beige: [1101, 1201],
  White: [1102],
  Green: [1103, 1202, 1301],
  Black: [1104],
  Orange: [1203, 1302],
  Blue: [1204, 1303, 1304],
};
const days: Readonly<Record<string, string>> = {
  'Textured Bouclé': '35-49',
  'Washed Linen': '7-13',
  'Cotton Velvet': '49-63',
};

function withAttributes(choice: Choice, group: ChoiceGroup): Choice {
  const hue = Object.keys(hues).find((name) => hues[name]?.includes(choice.code)) ?? '';
  const attributes = [
    { attributeId: 'color', value: hue },
    { attributeId: 'type', value: group.header.title.split(' ').at(-1) ?? '' },
    ...choice.additionalDetails.features.map((value) => ({ attributeId: 'feature', value })),
    { attributeId: 'delivery-days', value: days[group.header.title] ?? '' },
  ];
  return { ...choice, attributes: attributes.filter(({ value }) => value !== '') };
}

function valuesOf(groups: readonly ChoiceGroup[], attributeId: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const choice of groups.flatMap(({ choices }) => choices))
    for (const attribute of attributesOf(choice))
      if (attribute.attributeId === attributeId)
        found.set(attribute.value, [...(found.get(attribute.value) ?? []), choice.code]);
  return found;
}

/** An option with the filters and facets that its choices' attributes make. */
export function withFilters(option: Option, choiceGroups: readonly ChoiceGroup[]): Option {
  const filters = facets.map(
    ({ key, label, filterType }): Filter => ({
      filterType,
      title: label,
      items: [...valuesOf(choiceGroups, key)].map(([value, choiceCodes]) => ({
        label: value,
        choiceCodes,
        svgName: '',
        attributeQueries: [{ attributeId: key }],
      })),
    }),
  );
  const filtersV2 = facets.map(
    ({ key, label, facetType }): Facet => ({
      key,
      label,
      facetType,
      attributes: [...valuesOf(choiceGroups, key).keys()].map((value) => ({
        key: facetKey(value),
        label: value,
        svgName: '',
        isDisabled: false,
        isSelected: false,
      })),
    }),
  );
  const toggle: Filter = { filterType: 1, title: 'Soonest delivery first', items: [] };
  return { ...option, choiceGroups, filters: [toggle, ...filters], filtersV2 };
}

/** The three fabrics of the sofa with all that they are filtered by. */
export const browsedFabric = withFilters(
  fabricFixture,
  fabricFixture.choiceGroups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => withAttributes(choice, group)),
  })),
);

const colorNames = ['Beige', 'White', 'Green', 'Black', 'Orange', 'Blue', 'Red', 'Gray', 'Brown', 'Pink'];
const cloths = ['Bouclé', 'Linen', 'Velvet', 'Chenille', 'Canvas', 'Twill'];
const features = ['Cleans with water', 'Soft to the touch', 'Natural fiber', 'Hides everyday wear'];

/** 5,000 fabrics in 60 groups, always the same. */
export function manyFabrics(count = 5000, inGroups = 60): Option {
  const perGroup = Math.ceil(count / inGroups);
  const groups = Array.from({ length: inGroups }, (_, place) => {
    const type = cloths[place % cloths.length] ?? '';
    const choices = Array.from({ length: Math.min(perGroup, count - place * perGroup) }, (_choice, at) => {
      const code = 100000 + place * perGroup + at;
      const mixed = (code * 2654435761) >>> 0;
      const color = colorNames[mixed % colorNames.length] ?? '';
      const kept = features.filter((_feature, bit) => (mixed >>> (8 + bit)) & 1);
      const from = 7 + (place % 9) * 7;
      return choiceFixture(code, `${color} ${at + 1}`, {
        sequence: place * perGroup + at + 1,
        swatchName: `${type} ${place + 1}, ${color} ${at + 1}`,
        color: `hsl(${mixed % 360} ${20 + (mixed % 40)}% ${30 + (mixed % 50)}%)`,
        attributes: [
          { attributeId: 'color', value: color },
          { attributeId: 'type', value: type },
          ...kept.map((value) => ({ attributeId: 'feature', value })),
          { attributeId: 'delivery-days', value: `${from}-${from + 14}` },
        ],
      });
    });
    return groupFixture(`${type} ${place + 1}`, choices);
  });
  const given = { optionCode: 12, optionType: 'fabric', optionExperience: 'fabric', optionSequence: 2 } as const;
  return withFilters(optionFixture({ ...given, title: 'Fabric' }, groups), groups);
}

/** Some choices as a browser remembers them. */
export function recentFixture(...codes: readonly number[]): readonly RecentChoice[] {
  const all = browsedFabric.choiceGroups.flatMap(({ choices }) => choices);
  return codes.flatMap((code) => {
    const choice = all.find((each) => each.code === code);
    return choice ? [{ ...choice, recentlyViewedImages: choice.images }] : [];
  });
}

/** Ports that answer from an option, as a backend would. */
export function browsePortsFixture(option: Option = browsedFabric) {
  const shown = facetsOf(option, true);
  const index = indexFacets(option.choiceGroups, shown);
  return {
    browse: fn(async (): Promise<Option | null> => option),
    filter: fn(
      async (values: Readonly<Record<string, readonly string[]>>, sort: 1 | 2 | 3 | 4) =>
        groupsOfBits(index, sortGroups(option.choiceGroups, sort), matchingBits(index, values)) as
          | readonly ChoiceGroup[]
          | null,
    ),
    sort: fn(async (sort: 1 | 2 | 3 | 4) => sortGroups(option.choiceGroups, sort) as readonly ChoiceGroup[] | null),
    recent: fn(async (codes: readonly number[]) => recentFixture(...codes)),
  };
}
