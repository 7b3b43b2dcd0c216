import {
  allFabrics,
  type Brand,
  type FabricCard,
  type FabricCardData,
  type FabricFacetAttribute,
  type FabricQuery,
  type FabricResults,
  findFabrics,
  ok,
  type SortedFabric,
  type SwatchSelection,
} from '@settee/domain';
import { fn } from 'storybook/test';
import type { FabricPorts } from '../fabrics/ports.ts';
import { fabricFixture as option } from './options.ts';
import { productsFixture } from './product.ts';

const types: Readonly<Record<string, string>> = {
  'Textured Bouclé': 'Bouclé',
  'Washed Linen': 'Linen',
  'Cotton Velvet': 'Velvet',
};
const colorGroups = {
  White: ['Chalk'],
  Beige: ['Oat', 'Flax'],
  Black: ['Ink'],
  Blue: ['Denim', 'Petrol', 'Midnight'],
  Green: ['Olive', 'Sage', 'Forest'],
  Yellow: ['Ochre'],
  Orange: ['Rust'],
};
const orders = {
  features: ['Breathes in summer', 'Softens with use', 'Soft to the touch'],
  colorGroups: Object.keys(colorGroups),
};

/** Of this one no swatch is sent. */
const out = 1104;

const all: readonly SortedFabric[] = option.choiceGroups.flatMap(({ header, choices }) =>
  choices.map((choice) => ({
    card: {
      code: choice.code,
      optionCode: option.optionCode,
      title: choice.title,
      swatchName: choice.swatchName,
      family: header.title,
      typeName: types[header.title] ?? '',
      color: choice.color,
      images: choice.images,
      isNla: false,
      additionalDetails: { swatchInStock: choice.code !== out },
    },
    features: choice.additionalDetails.features,
    colorGroup: Object.entries(colorGroups).find(([, names]) => names.includes(choice.title))?.[0] ?? '',
  })),
);

export const fabricsFixture: readonly FabricCard[] = all.map(({ card }) => card);

/** A fabric of the samples by its code, such as 1203 for Washed Linen, Rust. */
export function fabricOf(code: number): FabricCard {
  const found = fabricsFixture.find((card) => card.code === code);
  if (!found) throw new Error(`The samples have no fabric ${code}.`);
  return found;
}

export const fabricFixture = fabricOf(1203);

/** Woven no more. */
export const formerFabric: FabricCard = {
  ...fabricOf(1101),
  code: 1107,
  title: 'Slate',
  swatchName: 'Textured Bouclé, Slate',
  color: '#6c7175',
  images: { desktop: '', desktopHiRes: '' },
  isNla: true,
  additionalDetails: { swatchInStock: false },
};

/** What a backend with eight cards a page would answer. */
export function resultsFixture(query: Partial<FabricQuery> = {}): FabricResults {
  return findFabrics(all, { ...allFabrics, ...query }, { orders, pageSize: 8 });
}

export const facetValueFixture: FabricFacetAttribute = {
  key: 'linen',
  label: 'Linen',
  svgName: 'fabrictype-linen',
  isDisabled: false,
  isSelected: false,
  count: 4,
  color: '',
};

export function fabricData(card: FabricCard, brand: Brand = 'main'): FabricCardData {
  const choice = option.choiceGroups.flatMap(({ choices }) => choices).find(({ code }) => code === card.code);
  if (!choice) throw new Error(`The samples have no choice ${card.code}.`);
  const described = {
    ...choice,
    typeName: card.typeName,
    description: 'Mill-washed twice, so that it is soft from the first day.',
    additionalDetails: { ...choice.additionalDetails, comfort: { text: 'Cool and a little crisp', scale: 4 } },
  };
  return { card, choice: described, products: productsFixture(brand).slice(0, 3) };
}

export const fabricDataFixture = fabricData(fabricFixture);

/** Ports over a cart in memory, which answer well. */
export function fabricPortsFixture(
  change: Partial<FabricPorts> = {},
  kept: { cart?: SwatchSelection; recent?: readonly number[] } = {},
): FabricPorts {
  let cart = kept.cart ?? [];
  const known = (codes: readonly number[]) =>
    codes.flatMap((code) => [...fabricsFixture, formerFabric].find((card) => card.code === code) ?? []);
  return {
    readCart: () => cart,
    keepCart: fn((next: SwatchSelection) => {
      cart = next;
    }),
    hearCart: () => () => undefined,
    readRecent: () => (kept.recent ?? []).map((ChoiceCode) => ({ OptionCode: 12, ChoiceCode })),
    recordViewed: fn(),
    hearRecent: () => () => undefined,
    cardData: fn(async (code: number) => ok(fabricData(fabricOf(code)))),
    recentFabrics: fn(async (codes: readonly number[]) => ok(known(codes))),
    nlaFabrics: fn(async (codes: readonly number[]) => ok(known(codes).filter(({ isNla }) => isNla))),
    log: fn(),
    ...change,
  };
}
