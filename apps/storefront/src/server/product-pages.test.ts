import type { ProductPage } from '@settee/domain';
import { examples } from '@settee/contract/examples';
import { expect, test } from 'vitest';
import { testShop } from './testing.ts';

function productAt(canonicalUrl: string): ProductPage {
  const page = examples['options.product']?.reply as ProductPage;
  return { ...page, canonicalUrl };
}

test('PDP-05: a product URL with another name redirects permanently to the canonical one, with its choices', async () => {
  const { shop } = testShop({ 'options.product': () => Response.json(productAt('/alder-sofa/s1001')) });
  const reply = await shop.request('http://localhost/other-name/s1001?option.11=3001');
  expect([reply.status, reply.headers.get('location')]).toEqual([301, '/alder-sofa/s1001?option.11=3001']);
});

test('PDP-08, PDP-09: the title is the product, + Reviews when there are any, and the brand', async () => {
  const page = productAt('/alder-sofa/s1001');
  const titleWith = async (reviewCount: number) => {
    const reply = { ...page, product: { ...page.product, name: 'Alder Sofa', reviewCount } };
    const { shop } = testShop({ 'options.product': () => Response.json(reply) });
    const html = await (await shop.request('http://localhost/alder-sofa/s1001')).text();
    return /<title>([^<]*)<\/title>/.exec(html)?.[1];
  };
  expect(await titleWith(3)).toBe('Alder Sofa + Reviews | Settee');
  expect(await titleWith(0)).toBe('Alder Sofa | Settee');
});

test('a product names its canonical address and describes itself to search engines, whatever its text holds', async () => {
  const page = productAt('/alder-sofa/s1001');
  const reply = { ...page, description: { ...page.description, text: '</script><b>&' } };
  const { shop } = testShop({ 'options.product': () => Response.json(reply) });
  const html = await (await shop.request('http://localhost/alder-sofa/s1001?option.11=3001')).text();
  expect(html).toContain('<link rel="canonical" href="http://localhost/alder-sofa/s1001"/>');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Product',
    description: '</script><b>&',
    offers: { price: (page.currentPrice / 100).toFixed(2), priceCurrency: 'USD' },
  });
});

test('a product that is not sold on this site returns 404', async () => {
  const { shop } = testShop({ 'options.product': () => new Response('{}', { status: 404 }) });
  expect((await shop.request('http://localhost/alder-sofa/s9')).status).toBe(404);
});

const pageDataIn = (html: string) => JSON.parse(/self\.setteePage=(\{.*?\});?<\/script>/s.exec(html)?.[1] ?? '');

test('QSHIP-06: the configured quick-ship path, followed by a sku, reaches the backend', async () => {
  const { shop, requests } = testShop({}, { quickShipUrl: '/stock/soon' });
  const { configuredCalls } = pageDataIn(await (await shop.request('http://localhost/')).text());
  expect(configuredCalls).toEqual({ 'quickShip.items': { path: '/stock/soon/{sku}' } });
  await shop.request('http://localhost/stock/soon/100112');
  expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/stock/soon/100112');
});

test('GALL-07, GALL-09, GALL-21, GALL-23: the texts and endpoints of the gallery are configured', async () => {
  const plain = pageDataIn(await (await testShop().shop.request('http://localhost/')).text());
  expect(plain).not.toHaveProperty('galleryTexts');
  const overrides = {
    customerImagesUrl: '/style/images',
    videoLookupUrl: '/style/films',
    customerImagesShareText: 'Tag #athome',
    customerImagesDefaultText: 'None yet.',
  };
  const { shop, requests } = testShop({}, overrides);
  expect(pageDataIn(await (await shop.request('http://localhost/')).text())).toMatchObject({
    galleryTexts: { share: 'Tag #athome', none: 'None yet.' },
    configuredCalls: {
      'gallery.customerImages': { path: '/style/images' },
      'gallery.videoUrl': { path: '/style/films/{source}' },
    },
  });
  for (const path of ['/style/images?sku=1&isKids=false', '/style/films/alder-sofa']) {
    await shop.request(`http://localhost${path}`);
    expect.soft(requests.at(-1)?.url).toBe(`http://localhost${path}`);
  }
});

test('ATC-28, ATC-29, FLY-16, PDP-24: pages contain only configured endpoints, and those reach the backend', async () => {
  const plain = await (await testShop().shop.request('http://localhost/')).text();
  expect(pageDataIn(plain).configuredCalls).toEqual({});
  const overrides = {
    addToCartUrl: '/shop-service/add',
    addToCartMethod: 'GET',
    customConfirmationUrl: '/shop-service/terms',
    fabricInfoUrl: '/fabrics/info',
    browseDataUrl: '/orders/data',
  } as const;
  const { shop, requests } = testShop({}, overrides);
  const { configuredCalls } = pageDataIn(await (await shop.request('http://localhost/')).text());
  expect(configuredCalls).toEqual({
    'addToCart.add': { path: '/shop-service/add', method: 'GET', requiresCsrfToken: true },
    'addToCart.customConfirmation': { path: '/shop-service/terms' },
    'materials.fabricInfo': { path: '/fabrics/info' },
    'options.browseData': { path: '/orders/data' },
    'options.debugBrowseData': { path: '/debug/orders/data' },
  });
  for (const path of [
    '/shop-service/add?items=[]',
    '/shop-service/terms?sku=1',
    '/fabrics/info?sku=1',
    '/orders/data',
  ]) {
    await shop.request(`http://localhost${path}`);
    expect.soft(requests.at(-1)?.url).toBe(`http://localhost${path}`);
  }
});

test('PDP-07, PDP-10: the debug tools have their address and title, and search engines stay out', async () => {
  const { shop } = testShop();
  const reply = await shop.request('http://localhost/debug/specialorder/100112');
  const html = await reply.text();
  expect([reply.status, /<title>([^<]*)<\/title>/.exec(html)?.[1]]).toEqual([
    200,
    'Debug Tools | Special Order | 100112 | Settee',
  ]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await shop.request('http://localhost/robots.txt')).text()).toContain('Disallow: /debug/specialorder/');
  expect(await (await shop.request('http://localhost/sitemap.xml')).text()).not.toContain('/debug/');
});

test('PDP-07: the debug tools have the configured path', async () => {
  const { shop } = testShop({}, { debuggerUrl: '/qa/sku/', browseDataUrl: '/debug/orders/data' });
  const reply = await shop.request('http://localhost/qa/sku/100112');
  const html = await reply.text();
  expect([reply.status, html.includes('Special order 100112')]).toEqual([200, true]);
  expect(pageDataIn(html)).toMatchObject({
    debuggerUrl: '/qa/sku/',
    isDebug: true,
    configuredCalls: {
      'options.browseData': { path: '/orders/data' },
      'options.debugBrowseData': { path: '/debug/orders/data' },
    },
  });
});

test('PDP-13, PDP-14: the links of a product page are in the server HTML', async () => {
  const { shop } = testShop({ 'options.product': () => Response.json(productAt('/alder-sofa/s1001')) });
  const html = await (await shop.request('http://localhost/alder-sofa/s1001')).text();
  expect(html).toMatch(
    /<a[^>]*href="\/search\?collectionCode=haven&amp;itemTypeCode=sectional"[^>]*>Customize Your Sectional</,
  );
  expect(html).toMatch(/<a[^>]*href="\/pell-ottoman\/s100203"[^>]*>Shop Pell Ottoman</);
  expect(html).not.toMatch(/<div hidden="" id="S:/);
});
