import { expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import type { CatalogProduct } from '../products/types.ts';
import type { Catalog } from '../schema.ts';
import { validateCatalog } from './validate-catalog.ts';
import { readImageStore } from './image-store.ts';

const imageStore = readImageStore();

/** Breaches of the catalog after a change to a deep copy of it. */
function breachesAfter(change: (copy: Mutable<Catalog>) => void): readonly string[] {
  const copy = copyOfCatalog();
  change(copy);
  return validateCatalog(copy, imageStore);
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends object ? Mutable<T[K]> : T[K] };
type Sofa = Mutable<CatalogProduct>;

const copyOfCatalog = () => structuredClone(catalog) as Mutable<Catalog>;

function sofaOf({ products }: Mutable<Catalog>): Sofa {
  return products[0] ?? expect.unreachable();
}

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();
const drop = (from: object, field: string) => void Reflect.deleteProperty(from, field);

test('the catalog is right', () => {
  expect(breachesAfter(() => {})).toEqual([]);
});

test.each<[string, (copy: Mutable<Catalog>) => void]>([
  [
    'main/alder-sofa: options[Fabric].groups[Textured Bouclé].choices[Oat] has no addPrice',
    (copy) => drop(first(first(sofaOf(copy).options[1]?.groups ?? []).choices), 'addPrice'),
  ],
  [
    'main/alder-sofa: options[Fabric].groups[Textured Bouclé].choices[Oat].addPrice has no CANADA',
    (copy) => drop(first(first(sofaOf(copy).options[1]?.groups ?? []).choices).addPrice, 'CANADA'),
  ],
  ['main/alder-sofa: dimensions[Width] has no unit', (copy) => drop(first(sofaOf(copy).dimensions), 'unit')],
  [
    'main/alder-sofa: dimensions[Width].value is not above 0',
    (copy) => void (first(sofaOf(copy).dimensions).value = 0),
  ],
  ['main/alder-sofa: rooms stands in no room', (copy) => void (sofaOf(copy).rooms = [])],
  ['main/alder-sofa: prices.USA.current is no price', (copy) => void (sofaOf(copy).prices.USA.current = 0)],
  [
    'main/alder-sofa: prices.USA is dearer than its regular price',
    (copy) => void (sofaOf(copy).prices.USA.regular = 5),
  ],
  ['main/alder-sofa: prices has no CANADA', (copy) => drop(sofaOf(copy).prices, 'CANADA')],
  [
    'main/alder-sofa: pictures[main/alder-sofa/hero].alt is empty',
    (copy) => void (first(sofaOf(copy).pictures).alt = ''),
  ],
  ["main/alder-sofa: has a field 'shade' that nobody knows", (copy) => void Object.assign(sofaOf(copy), { shade: 1 })],
  [
    'main/alder-sofa: options[Fabric].groups[Textured Bouclé] has a cover without type, colour group, features, content, origin, care, comfort or delivery time',
    (copy) => void (first(first(sofaOf(copy).options[1]?.groups ?? []).choices).origin = ''),
  ],
  ['main/alder-sofa: category boats does not exist', (copy) => void (sofaOf(copy).category = 'boats')],
  ['main/alder-sofa: option Leg has no default choice', (copy) => drop(sofaOf(copy).defaultChoices, '13')],
  [
    'main/alder-sofa: default choice 9999 of option 12 is not offered',
    (copy) => void Object.assign(sofaOf(copy).defaultChoices, { 12: 9999 }),
  ],
  ['main/alder-sofa: size 3003 leads to no sku', (copy) => void sofaOf(copy).variants.pop()],
  [
    'main/marlow-loveseat: sku 100111 is also that of main/alder-sofa',
    (copy) => void Object.assign(copy.products[1] ?? {}, { sku: 100111 }),
  ],
  [
    'main/alder-sofa: sku 100101: its price in Canadian dollars is not above the one in US dollars',
    (copy) => void Object.assign(sofaOf(copy).prices, { CANADA: sofaOf(copy).prices.USA }),
  ],
  [
    'main/marlow-loveseat: is available but has no stock in CANADA',
    (copy) => void Object.assign(copy.products[1]?.stock ?? {}, { CANADA: 0 }),
  ],
  [
    'main/alder-sofa: collection boats does not exist',
    (copy) => void (sofaOf(copy).sectional = { collectionCode: 'boats', itemTypeCode: 'sectional' }),
  ],
  [
    'main/alder-sofa: sku 200203 is not sold on main',
    (copy) => void (sofaOf(copy).crossSell = { sku: 200203, displayName: 'Pebble Ottoman' }),
  ],
  ['main/home: sku 7 is not sold on main', (copy) => void copy.homes[0]?.featured.skus.push(7)],
  [
    'store 101: postal code 60614 does not lie in TX',
    (copy) => void Object.assign(copy.stores.find(({ id }) => id === 101) ?? {}, { region: 'TX' }),
  ],
  [
    'quick ship 100111: its choice for Fabric is not offered',
    (copy) => void Object.assign(copy.quickShipItems[0]?.choices ?? {}, { 12: 4101 }),
  ],
  [
    'certificate RC100000001: owner nobody@example.com has no account',
    (copy) => void Object.assign(copy.rewardCertificates[0] ?? {}, { account: 'nobody@example.com' }),
  ],
  ['main/alder-sofa: has fewer than three written reviews', (copy) => void copy.reviews.splice(2, 11)],
  [
    'gift card 6006490000000010: pin is no PIN of 4 digits',
    (copy) => void Object.assign(copy.giftCards[0] ?? {}, { pin: '1' }),
  ],
])(
  'a mistake is named: %s',
  (breach, change) => {
    expect(breachesAfter(change)).toContain(breach);
  },
  30_000,
);

test('an unknown image and a missing file are reported', () => {
  const copy = copyOfCatalog();
  first(sofaOf(copy).pictures).id = 'main/alder-sofa/nowhere';
  const violations = validateCatalog(copy, { ...imageStore, hasFile: (file) => !file.startsWith('main.home-hero') });
  expect(violations).toContain('main/alder-sofa: picture main/alder-sofa/nowhere is not in the manifest');
  expect(violations.some((breach) => /^picture main\/home-hero: its file .* is missing$/.test(breach))).toBe(true);
});
