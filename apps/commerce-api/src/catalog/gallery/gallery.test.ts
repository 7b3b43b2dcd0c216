import { getCustomerImages, getProduct, getVideoUrl } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const cb2 = { 'x-settee-site': 'cb2/USA' };

test('GALL-13, GALL-21: what customers sent of a product, with their handles and what of it can be bought', async () => {
  const shopper = createShopper(shop);
  const images = await shopper.call(getCustomerImages, { sku: goods.sofa, isKids: false });
  expect(images.map(({ instagramHandle }) => instagramHandle)).toEqual(['@nora.at.home', '@the.slow.flat']);
  expect(images[0]).toMatchObject({
    originalVideoUrl: '',
    originalImageUrl: expect.stringMatching(/^[/]pictures[/]main[.]customer[.]1.*webp$/),
    smallSquareUrl: expect.stringMatching(/^[/]pictures[/]main[.]customer[.]1-320.*avif$/),
    picture: { alt: expect.stringContaining('Alder sofa'), width: 960 },
    products: [
      { name: 'Alder Sofa', url: '/alder-sofa/s100101' },
      { name: 'Hale Coffee Table', currentPrice: expect.any(Number) },
      { name: 'Wick Floor Lamp' },
    ],
  });
  expect(await shopper.call(getCustomerImages, { sku: goods.sofaSmall, isKids: false })).toEqual(images);
  expect(await shopper.call(getCustomerImages, { sku: goods.sofa, isKids: true })).toEqual([]);
  expect(await shopper.call(getCustomerImages, { sku: goods.loveseat, isKids: false })).toEqual([]);
});

test('GALL-21: the other brand has no images of the product, and an unknown product is rejected', async () => {
  const shopper = createShopper(shop);
  const fetchGallery = (sku: number, site?: Record<string, string>) =>
    shopper.send('GET', `${getCustomerImages.path}?sku=${sku}&isKids=false`, undefined, site);
  expect([
    (await fetchGallery(goods.sofa)).status,
    (await fetchGallery(goods.sofa, cb2)).status,
    (await fetchGallery(999_999_999)).status,
  ]).toEqual([200, 404, 404]);
});

test('GALL-18: a page contains no customer images before they are requested', async () => {
  const page = await createShopper(shop).call(getProduct, { sku: goods.sofa });
  expect(JSON.stringify(page)).not.toContain('customer');
});

test('GALL-23: the video of a source is resolved within the brand', async () => {
  const shopper = createShopper(shop);
  const { videoUrl } = await shopper.call(getVideoUrl, { source: 'alder-sofa' });
  expect(videoUrl).toMatch(/^[/]videos[/]main[.]alder-sofa[.].*mp4$/);
  const fetchGallery = (source: string, site?: Record<string, string>) =>
    shopper.send('GET', getVideoUrl.path.replace('{source}', source), undefined, site);
  expect(await (await fetchGallery('alder-sofa', cb2)).json()).toEqual({
    videoUrl: expect.stringContaining('/cb2.alder-sofa.'),
  });
  expect([(await fetchGallery('fern-sofa')).status, (await fetchGallery('nothing')).status]).toEqual([404, 404]);
});
