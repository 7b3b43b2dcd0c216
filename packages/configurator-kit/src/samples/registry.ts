import type {
  AddToListProduct,
  Brand,
  Checklist,
  Registry,
  RegistryAddItem,
  RegistryItem,
  RegistryLine,
  RegistryListEntry,
  RegistryType,
} from '@settee/domain';
import { ok } from '@settee/domain';
import { fn } from 'storybook/test';
import type { RegistriesPorts, RegistryAddPorts, RegistryPorts } from '../registry/ports.ts';
import { productsFixture } from './product.ts';

export const weddingId = 5_000_101;
export const babyId = 5_000_103;

export function entryFixture(change: Partial<RegistryListEntry> = {}): RegistryListEntry {
  return {
    id: weddingId,
    eventType: 'Wedding',
    shortEventDate: 'Jun 12, 2027',
    registryOwnernsName: 'Rosa Registry and Emil Winter',
    registryType: 'br',
    registryQtyWants: 0,
    ...change,
  };
}

const event = (registryType: RegistryType, eventType: string, shortEventDate: string, id: number) =>
  entryFixture({ registryType, eventType, shortEventDate, id });

/** A wedding, a baby and a house-warming. */
export const entriesFixture: readonly RegistryListEntry[] = [
  { ...entryFixture(), registryQtyWants: 14 },
  { ...event('bb', 'Baby', 'Sep 3, 2027', babyId), registryQtyWants: 2 },
  { ...event('hw', 'Housewarming', 'Nov 10, 2026', 5_000_104), registryQtyWants: 1 },
];

const sofaChoices = [
  { label: 'Size', text: '3-Seat, 84 in' },
  { label: 'Fabric', text: 'Washed Linen, Sage' },
  { label: 'Leg', text: 'Natural Oak' },
];

/** Something in its choices, something of which some were given, something sold out, something that is sold no more. */
export function registryFixture(brand: Brand, change: Partial<Registry> = {}): Registry {
  const [sofa, second, third, chair] = productsFixture(brand);
  const itemOf = (id: string, product: typeof sofa, given: Partial<RegistryItem>): RegistryItem[] =>
    product
      ? [
          {
            id,
            sku: product.sku,
            optionChoiceParameter: '',
            design: null,
            wants: 1,
            has: 0,
            name: product.name,
            url: product.url,
            picture: product.picture,
            chosen: [],
            currentPrice: product.currentPrice,
            regularPrice: product.regularPrice,
            status: 'buyable',
            ...given,
          },
        ]
      : [];
  const items = [
    ...itemOf('one', sofa, { chosen: sofaChoices, currentPrice: 204_900, regularPrice: 229_900 }),
    ...itemOf('two', chair, { wants: 8, has: 6 }),
    ...itemOf('three', second, { status: 'sold-out' }),
    ...itemOf('four', third, { status: 'gone', url: '', picture: null }),
  ];
  return { ...entryFixture({ registryQtyWants: 11 }), eventDate: '2027-06-12', items, ...change };
}

export function checklistFixture(brand: Brand): Checklist {
  const [sofa, , , chair] = productsFixture(brand);
  const thumb = (product: typeof sofa, wants: number) =>
    product ? [{ id: product.name, name: product.name, url: product.url, wants, picture: product.picture }] : [];
  return {
    ...entryFixture(),
    categories: [
      { code: 'tabletop', title: 'Tabletop', url: '/tabletop', usual: 12, items: [] },
      { code: 'chairs', title: 'Chairs', url: '/chairs', usual: 4, items: thumb(chair, 4) },
      { code: 'textiles', title: 'Textiles', url: '/textiles', usual: 10, items: [] },
      { code: 'sofas', title: 'Sofas', url: '/sofas', usual: 0, items: thumb(sofa, 1) },
    ],
  };
}

/** What an add answers. REG-31 */
export function addedFixture(brand: Brand, change: Partial<RegistryAddItem> = {}): RegistryAddItem {
  const [sofa] = productsFixture(brand);
  return {
    sku: 100112,
    grId: weddingId,
    quantity: 1,
    registryType: 'br',
    name: sofa?.name ?? '',
    formattedPrice: '$2,049.00',
    imagePath: sofa?.picture.webp.url ?? '',
    personalizations: [],
    ...change,
  };
}

export const monogram = {
  monogrammingImg: '/personalization/drawing.png',
  inHousePersonalization: { pricingDto: { formattedTotalPrice: '$12.00' } },
};

export function listProductFixture(brand: Brand): AddToListProduct {
  const [sofa] = productsFixture(brand);
  return {
    listType: 1,
    productFormattedPrice: '$2,049.00',
    productImageUrl: sofa?.picture.webp.url ?? '',
    productName: sofa?.name ?? '',
  };
}

/** Ports that answer well, to somebody who is signed in with one registry. */
export function addPortsFixture(change: Partial<RegistryAddPorts> = {}): RegistryAddPorts {
  return {
    isSignedIn: fn(() => true),
    lookUp: fn(async () => ok({ isLoggedIn: true, registryCount: 1, giftRegistries: [entryFixture()] })),
    add: fn(async (lines: readonly RegistryLine[]) => {
      const items = lines.map(({ Sku, Quantity, GrId }) =>
        addedFixture('main', { sku: Sku, quantity: Quantity, grId: GrId }),
      );
      return ok({ isSuccess: true, message: '', items });
    }),
    goTo: fn(),
    log: fn(),
    ...change,
  };
}

export function registriesPortsFixture(change: Partial<RegistriesPorts> = {}): RegistriesPorts {
  return {
    create: fn(async () => ok({ id: 5_000_200, problem: null })),
    onCreated: fn(),
    log: fn(),
    ...change,
  };
}

const done = async () => ok({ isSuccess: true, problem: null });

export function registryPortsFixture(change: Partial<RegistryPorts> = {}): RegistryPorts {
  return { setQuantity: fn(done), remove: fn(done), log: fn(), ...change };
}
