import { addToCart, getCart, getProduct } from '@settee/contract';
import { configuredImage } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuredRows } from '../seed/configured-rows.ts';
import { configuredImages } from '../products/tables.ts';
import { products } from '@settee/catalog';
import { goods } from '../../testing/checkout.ts';
import { toManifest } from '../../testing/pictures.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

const made = toManifest('main/alder-sofa/1201', 'main/alder-sofa/leg-2002');

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
  const { db } = shop.ctx;
  await db.delete(configuredImages);
  await db.insert(configuredImages).values(products.flatMap((product) => configuredRows(product, made)));
});
afterAll(() => shop.close());

const product = (oc = '') => createShopper(shop).call(getProduct, { sku: goods.sofa, oc });

test('a product page sends what each cover and leg does to its hero, without placeholders', async () => {
  const { configuredPictures: images } = await product();
  expect(Object.keys(images)).toEqual(['1201', '2002']);
  expect(images['1201']).not.toHaveProperty('placeholder');
});

test('a sku names the picture of the present cover', async () => {
  const { skus } = await product('12-1201_13-2002');
  expect(skus[0]).toMatchObject({
    imagePath: '/pictures/main.alder-sofa.1201-640.webp',
    imageAltText: expect.stringMatching(/Flax, with Walnut legs$/),
    selectedFabricChoice: 1201,
  });
});

test.each([
  ['11-3001_12-1201_13-2002', '1201', '2002'],
  ['11-3001_12-1201_13-2001', '1201', ''],
  ['11-3001_12-1302_13-2002', '', '2002'],
  ['11-3001_12-1302_13-2001', '', ''],
])('a cart shows the choices %s by their pictures, else the hero', async (choices, cover, leg) => {
  const shopper = createShopper(shop);
  await shopper.call(addToCart, [{ Sku: goods.sofa, OptionChoiceParameter: choices }]);
  const { lineItems } = await shopper.call(getCart, {});
  const { gallery, configuredPictures: images } = await product();
  const [hero = expect.unreachable()] = gallery;
  const { placeholder, ...shown } = lineItems[0]?.itemInfo.picture ?? expect.unreachable();
  expect(placeholder).toBe(cover ? 'data:main/alder-sofa/1201' : hero.placeholder);
  expect({ ...shown, placeholder: '' }).toEqual({
    ...configuredImage(hero, images[cover], images[leg]),
    placeholder: '',
  });
});
