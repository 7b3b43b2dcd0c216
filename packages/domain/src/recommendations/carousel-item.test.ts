import { expect, test } from 'vitest';
import { needsChoices, parseCarouselItems, parseCartRecommendations } from './carousel-item.ts';

const origin = 'https://shop.example';
const whole = {
  sku: 100702,
  name: 'Thistle Pillow',
  navigateUrl: '/thistle-pillow/s100702',
  imagePath: '/pictures/pillow.webp',
  imagePathHiRes: '/pictures/pillow-2x.webp',
  formattedPrice: '$59.00',
  isPriceFrom: true,
  optionChoiceParameter: '12-1201',
  customOrderConfirmation: { hasCustomOrderConfirmation: true },
};

test('CAROUS-11: an item of a feed has every field of the entity', () => {
  expect(parseCarouselItems([whole], origin)).toEqual([{ ...whole, picture: null }]);
});

test('what is shown in choices or made to order needs its page; what is ready made does not', () => {
  const ready = {
    ...whole,
    picture: null,
    optionChoiceParameter: '',
    customOrderConfirmation: { hasCustomOrderConfirmation: false },
  };
  expect(needsChoices(ready)).toBe(false);
  expect(needsChoices({ ...ready, optionChoiceParameter: '12-1201' })).toBe(true);
  expect(needsChoices({ ...ready, customOrderConfirmation: { hasCustomOrderConfirmation: true } })).toBe(true);
});

test.each([
  ['CAROUS-11: id in place of sku', { ...whole, sku: undefined, id: '100702' }, { sku: 100702 }],
  ['CAROUS-11: without a larger picture', { ...whole, imagePathHiRes: '' }, { imagePathHiRes: whole.imagePath }],
  ['CAROUS-12: imagePopup before imagePath', { ...whole, imagePopup: '/p.webp' }, { imagePath: '/p.webp' }],
  ['CAROUS-12: imageUrl', { ...whole, imagePath: undefined, imageUrl: '/u.webp' }, { imagePath: '/u.webp' }],
  ['an address with our own host', { ...whole, navigateUrl: `${origin}/a/s1` }, { navigateUrl: '/a/s1' }],
  [
    'no word on a confirmation',
    { ...whole, customOrderConfirmation: undefined },
    { customOrderConfirmation: { hasCustomOrderConfirmation: false } },
  ],
])('%s is read', (_, given, read) => {
  expect(parseCarouselItems({ items: [given] }, origin)).toMatchObject([read]);
});

test.each([
  ['no sku', { ...whole, sku: undefined }],
  ['a sku that is no number', { ...whole, sku: 'sofa' }],
  ['no name', { ...whole, name: '' }],
  ['no picture', { ...whole, imagePath: undefined }],
  ['an address of another host', { ...whole, navigateUrl: 'https://evil.example/a' }],
  ['an address that is a script', { ...whole, navigateUrl: 'javascript:alert(1)' }],
  ['a host that only begins like ours', { ...whole, navigateUrl: `${origin}.evil.example/` }],
])('an item with %s is left out', (_, given) => {
  expect(parseCarouselItems([given, whole], origin)).toHaveLength(1);
});

test.each([[null], [undefined], ['items'], [{}], [{ items: 'x' }], [[null, 7, whole, whole]]])(
  'a feed response of %j does not throw',
  (response) => {
    expect(parseCarouselItems(response, origin)).toHaveLength(Array.isArray(response) ? 1 : 0);
  },
);

test('XSELL-12: the response for a cart has two lists, or one', () => {
  const other = { ...whole, sku: 7 };
  const skus = (response: unknown) => {
    const { youMayAlsoWant, peopleAlsoBought } = parseCartRecommendations(response, origin);
    return [youMayAlsoWant, peopleAlsoBought].map((items) => items.map(({ sku }) => sku));
  };
  expect(skus({ youMayAlsoWant: [whole], peopleAlsoBought: [other] })).toEqual([[100702], [7]]);
  expect(skus([whole, other])).toEqual([[100702, 7], []]);
  expect(skus({ items: [whole] })).toEqual([[100702], []]);
  expect(skus(null)).toEqual([[], []]);
});
