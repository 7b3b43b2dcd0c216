import type { Choice, ChoiceGroup, Option } from '@settee/domain';
import { imageFixture } from './pictures.ts';

const skus = [100111, 100112, 100113];

/** A choice with nothing to say but its name. */
export function choiceFixture(code: number, title: string, more: Partial<Choice> = {}, addPrice = 0): Choice {
  return {
    code,
    title,
    text: title,
    subtitle: '',
    description: '',
    typeName: '',
    images: { desktop: '', desktopHiRes: '', mobile: '', mobileHiRes: '' },
    isSelected: false,
    isDisabled: false,
    isStock: false,
    matchingSkus: skus,
    sequence: 0,
    priceGroupCode: '',
    swatchName: title,
    color: '',
    formattedPrice: '',
    additionalDetails: {
      addPrice,
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
    ...more,
  };
}

/** An option of one group or of several. */
export function optionFixture(
  given: Pick<Option, 'optionCode' | 'optionType' | 'optionExperience' | 'optionSequence'> & { title: string },
  groups: readonly ChoiceGroup[],
): Option {
  const { title, ...rest } = given;
  return {
    ...rest,
    source: rest.optionType === 'size' ? 1 : 0,
    choiceCode: null,
    header: { title, count: groups.reduce((sum, { choices }) => sum + choices.length, 0) },
    choiceGroups: groups,
    maxMaterials: rest.optionType === 'fabric' ? 5 : 0,
    hasMaterialSwatchesToOrder: rest.optionType === 'fabric',
    allChoiceMatchingSkus: skus,
  };
}

export function groupFixture(title: string, choices: readonly Choice[], subtitle = ''): ChoiceGroup {
  const header = { title, subtitle, code: title, currentPrice: 0, regularPrice: 0, count: choices.length };
  return { header, choices, groupType: '' };
}

function swatchImages(id: string) {
  const { webp } = imageFixture(id, '');
  return { desktop: webp.url, desktopHiRes: webp.url, mobile: webp.url, mobileHiRes: webp.url };
}

const closeUpOf = (id: string) => {
  const close = imageFixture(`${id}/close`, '');
  return close.avif.length > 0 ? close.webp.url : imageFixture(id, '').webp.url;
};

const cloths = [
  {
    title: 'Textured Bouclé',
    subtitle: 'Looped, soft and hard to mark',
    add: 0,
    content: '62% wool, 38% cotton',
    origin: 'Woven in Italy',
    features: ['Soft to the touch', 'Hides everyday wear'],
    care: ['Vacuum with a soft brush', 'Professional clean only'],
    colors: [
      [1101, 'Oat', '#c9bba5'],
      [1102, 'Chalk', '#ebe6dc'],
      [1103, 'Olive', '#777b56'],
      [1104, 'Ink', '#25272c'],
    ],
  },
  {
    title: 'Washed Linen',
    subtitle: 'Mill-washed twice, made to crease',
    add: 10000,
    content: '100% European flax',
    origin: 'Woven in Belgium',
    features: ['Breathes in summer', 'Softens with use'],
    care: ['Covers come off', 'Wash cold, dry flat'],
    colors: [
      [1201, 'Flax', '#c8b48f'],
      [1202, 'Sage', '#a3ab92'],
      [1203, 'Rust', '#9f5434'],
      [1204, 'Denim', '#4b5c74'],
    ],
  },
  {
    title: 'Cotton Velvet',
    subtitle: 'Short pile, deep color',
    add: 20000,
    content: '100% cotton pile on cotton ground',
    origin: 'Woven in Portugal',
    features: ['Deep color', 'Dense pile'],
    care: ['Brush with the pile', 'Blot spills at once'],
    colors: [
      [1301, 'Forest', '#2f4b3d'],
      [1302, 'Ochre', '#b98a35'],
      [1303, 'Petrol', '#27505c'],
      [1304, 'Midnight', '#222b45'],
    ],
  },
] as const;

/** Three fabrics in four colours each; Denim is not made in the small size, Ink is sold out. */
export const fabricFixture: Option = optionFixture(
  { optionCode: 12, optionType: 'fabric', optionExperience: 'fabric', optionSequence: 2, title: 'Fabric' },
  cloths.map(({ title, subtitle, add, content, origin, features, care, colors }) =>
    groupFixture(
      title,
      colors.map(([code, name, color]) => {
        const plain = choiceFixture(code, name, {}, add);
        return {
          ...plain,
          color,
          swatchName: `${title}, ${name}`,
          isDisabled: name === 'Ink',
          matchingSkus: name === 'Denim' ? skus.slice(1) : skus,
          images: swatchImages(`fabric/${code}`),
          additionalDetails: {
            ...plain.additionalDetails,
            images: [closeUpOf(`fabric/${code}`)],
            content,
            origin,
            features,
            careInstructions: care.map((description) => ({ description, fabricIconPath: '' })),
          },
        };
      }),
      subtitle,
    ),
  ),
);

const legs = [
  [2001, 'Natural Oak', '#c69a63', 0],
  [2002, 'Walnut', '#6b4530', 4000],
  [2003, 'Blackened Ash', '#242322', 0],
  [2004, 'Brushed Brass', '#b3924f', 9000],
] as const;

export const legFixture: Option = optionFixture(
  { optionCode: 13, optionType: 'leg', optionExperience: 'leg', optionSequence: 3, title: 'Leg' },
  [
    groupFixture(
      'Leg finishes',
      legs.map(([code, title, color, add]) =>
        choiceFixture(code, title, { color, images: swatchImages(`leg/${code}`) }, add),
      ),
    ),
  ],
);

export const sizeFixture: Option = optionFixture(
  { optionCode: 11, optionType: 'size', optionExperience: 'text', optionSequence: 1, title: 'Size' },
  [
    groupFixture(
      'Sizes',
      ['76 in', '89 in', '101 in'].map((title, place) =>
        choiceFixture(3001 + place, title, { matchingSkus: skus.slice(place, place + 1) }),
      ),
    ),
  ],
);

export const cushionFixture: Option = optionFixture(
  { optionCode: 14, optionType: 'cushion', optionExperience: 'cushion', optionSequence: 4, title: 'Cushion' },
  [
    groupFixture('Cushions', [
      choiceFixture(4001, 'Down blend'),
      choiceFixture(4002, 'Trillium fiber'),
      choiceFixture(4003, 'Spring core', { isDisabled: true }),
    ]),
  ],
);
