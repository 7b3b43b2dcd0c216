import { expect, test } from 'vitest';
import { bundles, categories, upholsteryLines, products, reviews, stores } from './index.ts';

const brands = ['main', 'cb2'] as const;

test.each(brands)('%s sells at least nine products in each of 10 categories, and no picture twice', (brand) => {
  const own = products.filter((product) => product.brand === brand);
  const codes = categories.filter((category) => category.brand === brand).map(({ code }) => code);
  expect(codes).toHaveLength(10);
  expect(new Set(own.map(({ category }) => category))).toEqual(new Set(codes));
  for (const code of codes)
    expect.soft(own.filter(({ category }) => category === code).length, code).toBeGreaterThanOrEqual(9);
  const pictures = own.flatMap((product) => product.pictures.map(({ id }) => id));
  expect(pictures.every((id) => id.startsWith(`${brand}/`))).toBe(true);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test.each(brands)('%s has four products with three to six options', (brand) => {
  const ordered = products.filter((product) => product.brand === brand && product.options.length > 0);
  expect(ordered).toHaveLength(4);
  for (const { options, slug } of ordered) {
    expect.soft(options.length, slug).toBeGreaterThanOrEqual(3);
    expect.soft(options.length, slug).toBeLessThanOrEqual(6);
  }
});

test('CHOICE-07, README decision 21: between them they have fabric, leather, leg, cushion, seats, size, depth and image options', () => {
  const types = products.flatMap(({ options }) => options.map(({ optionType }) => optionType));
  expect(new Set(types)).toEqual(
    new Set(['fabric', 'leather', 'leg', 'cushion', 'seatConfiguration', 'size', 'depth', 'image']),
  );
});

test('PDP-16: every product has care instructions, either itself or for a material to choose', () => {
  const hasCare = ({ care, options }: (typeof products)[number]) =>
    care !== '' ||
    options.some(({ groups }) => groups.some(({ choices }) => choices.some((one) => one.care.length > 0)));
  expect(products.filter((product) => !hasCare(product)).map(({ slug }) => slug)).toEqual([]);
});

test('SUMM-02: every size of a product has its own weight', () => {
  const sized = products.filter(({ variants }) => variants.length > 1);
  expect(sized.length).toBeGreaterThan(4);
  for (const { slug, variants } of sized) {
    const weights = variants.flatMap(({ dimensions }) => dimensions.filter(({ label }) => label === 'Weight'));
    expect.soft(new Set(weights.map(({ value }) => value)).size, slug).toBe(variants.length);
  }
});

test('there are 60 fabrics and 12 leathers, each in one color group', () => {
  const count = (material: string) =>
    upholsteryLines.filter((line) => line.material === material).reduce((sum, { covers }) => sum + covers.length, 0);
  expect([count('fabric'), count('leather')]).toEqual([60, 12]);
});

test.each(brands)('%s shows every situation of availability and personalization', (brand) => {
  const own = products.filter((product) => product.brand === brand);
  const statuses = own.flatMap(({ availability }) => Object.values(availability.deliveryStatus));
  expect(new Set(statuses)).toEqual(new Set(['available', 'futureAvailability', 'noLongerAvailable']));
  expect(own.some(({ availability }) => availability.isVendorDropShip)).toBe(true);
  expect(own.some(({ restrictions }) => restrictions.some(({ reason }) => reason === 'pfas'))).toBe(true);
  expect(own.some(({ isMadeToOrder, options }) => isMadeToOrder && options.length === 0)).toBe(true);
  expect(own.some(({ installation }) => installation !== null)).toBe(true);
  expect(new Set(own.flatMap(({ personalization }) => personalization?.type ?? []))).toEqual(new Set([700, 705]));
  expect(bundles.some((bundle) => bundle.brand === brand)).toBe(true);
});

test('there are thirty stores, on both sides of the border', () => {
  expect(stores).toHaveLength(30);
  expect(new Set(stores.map(({ country }) => country))).toEqual(new Set(['USA', 'CAN']));
});

test('SUMM-08: every product has three to fifteen written reviews', () => {
  for (const { sku } of products) {
    const count = reviews.filter(({ productSku }) => productSku === sku).length;
    expect.soft(count, String(sku)).toBeGreaterThanOrEqual(3);
    expect.soft(count, String(sku)).toBeLessThanOrEqual(15);
  }
});
