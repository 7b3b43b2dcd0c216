import type { ProductPage } from '@settee/domain';
import { examples } from '@settee/contract/examples';
import { expect, test } from 'vitest';
import { testShop } from './testing.ts';

function productAt(canonicalUrl: string): ProductPage {
  const page = examples['options.product']?.reply as ProductPage;
  return { ...page, canonicalUrl };
}

const broken = () => new Response(null, { status: 503 });
const isReset = () => Response.json({ isReset: true });
const atStep = (step: number) => () => Response.json({ ...Object(examples['order.refresh']?.reply), step });

test('an unknown URL returns 404 and a page with links', async () => {
  const reply = await testShop().shop.request('http://localhost/nowhere/at/all');
  const html = await reply.text();
  expect(reply.status).toBe(404);
  expect(html).toContain('We couldn’t find that page');
  expect(html).toContain('href="/"');
  expect(html).toContain('name="robots" content="noindex"');
});

test('SITE-03, SITE-05: the document is in the language and the brand of its host', async () => {
  const { shop } = testShop();
  const main = await (await shop.request('http://localhost/nowhere/at/all')).text();
  const cb2 = await (await shop.request('http://cb2-ca.localhost/nowhere/at/all')).text();
  expect(main).toMatch(/<html lang="en-US" dir="ltr" class="settee-main"/);
  expect(cb2).toMatch(/<html lang="en-CA" dir="ltr" class="settee-cb2"/);
});

test.each([
  ['localhost', '(888) 249-4155'],
  ['cb2-ca.localhost', '(888) 780 - 5873'],
])('SITE-14, SITE-15, SITE-16: every page on %s ends with the help line %s and its hours', async (host, line) => {
  const html = await (await testShop().shop.request(`http://${host}/nowhere/at/all`)).text();
  const footer = html.slice(html.indexOf('<footer'));
  expect(footer).toContain(line);
  expect(footer).toContain('Mon - Sun 8 am - 9 pm CT');
});

test('a page carries a policy with its own nonce, and the nonce changes', async () => {
  const { shop } = testShop();
  const policies = await Promise.all(
    [1, 2].map(async () =>
      (await shop.request('http://localhost/nowhere/at/all')).headers.get('content-security-policy'),
    ),
  );
  expect(policies[0]).toContain("frame-ancestors 'none'");
  expect(policies[0]).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(policies[0]).not.toBe(policies[1]);
});

test('early input is captured before the first control is in the page', async () => {
  const html = await (await testShop().shop.request('http://localhost/')).text();
  const head = html.slice(html.indexOf('<head>'), html.indexOf('</head>'));
  expect(head).toMatch(/<script nonce="[^"]+">(?:(?!<\/script>)[^])*\(function captureEarlyInput/);
});

test('strict transport security is sent on https only, as a trusted proxy reports it', async () => {
  const { shop } = testShop();
  const plain = await shop.request('http://localhost/nowhere/at/all');
  const secure = await shop.request('http://localhost/nowhere/at/all', { headers: { 'x-forwarded-proto': 'https' } });
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=');
});

test.each([
  ['/sofas/', '/sofas'],
  ['/sofas/?sort=newest', '/sofas?sort=newest'],
  ['//evil.example/', '/evil.example'],
])('%s redirects permanently to %s', async (from, to) => {
  const reply = await testShop().shop.request(new URL(`http://localhost${from}`));
  expect([reply.status, reply.headers.get('location')]).toEqual([301, to]);
});

test('calls say which site they are for, whatever the caller claims', async () => {
  const { shop, requests } = testShop();
  await shop.request('http://cb2-ca.localhost/browse/menu', { headers: { 'x-settee-site': 'main/USA' } });
  expect(requests.map((request) => request.headers.get('x-settee-site'))).toEqual(['cb2/CANADA']);
});

test.each([
  [1, '/checkout/shipping'],
  [2, '/checkout/shippingandgiftoptions'],
  [3, '/checkout/paymentandbilling'],
  [4, '/checkout/review'],
])(
  'ROUTE-03, SIGN-07: the guest checkout post redirects to the current step of the checkout, %i %s',
  async (step, path) => {
    const { shop } = testShop({ 'order.refresh': atStep(step) });
    const replies = [
      await shop.request('http://localhost/checkout', { method: 'POST', body: new URLSearchParams({ any: 'field' }) }),
      await shop.request('http://localhost/checkout'),
    ];
    expect(replies.map((reply) => [reply.status, reply.headers.get('location')])).toEqual([
      [303, path],
      [303, path],
    ]);
  },
);

test('ROUTE-03: without anything to check out it redirects to the cart', async () => {
  const reply = await testShop({ 'order.refresh': isReset }).shop.request('http://localhost/checkout', {
    method: 'POST',
  });
  expect(reply.headers.get('location')).toBe('/checkout/cart');
});

test('a page of a backend that fails shows its layout and an error', async () => {
  const { shop } = testShop({ 'browse.menu': broken, 'cart.itemCount': broken, 'browse.home': broken });
  const reply = await shop.request('http://localhost/');
  expect(reply.status).toBe(503);
  const html = await reply.text();
  expect(html).toContain('We couldn’t load this page');
  expect(html).toContain('(888) 249-4155');
});

test('cookies that the calls set reach the shopper, and the next call', async () => {
  const count = () =>
    Response.json({ cartItemCount: 0 }, { headers: { 'set-cookie': 'settee_session=s1; Path=/; HttpOnly' } });
  const { shop } = testShop({ 'cart.itemCount': count });
  const reply = await shop.request('http://localhost/nowhere/at/all');
  expect(reply.headers.getSetCookie()).toEqual(['settee_session=s1; Path=/; HttpOnly']);
});

test('robots.txt disallows the checkout', async () => {
  const text = await (await testShop().shop.request('http://localhost/robots.txt')).text();
  expect(text).toContain('Disallow: /checkout');
  expect(text).toContain('Sitemap: http://localhost/sitemap.xml');
});

test('the sitemap lists home, categories and products under the address of the site', async () => {
  const reply = await testShop().shop.request('http://localhost/sitemap.xml');
  const places = [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(reply.headers.get('content-type')).toContain('xml');
  expect(places).toContain('http://localhost/');
  expect(places).toContain('http://localhost/stores');
  expect(places.length).toBeGreaterThan(3);
});

test.each([['/'], ['/alder-sofa/s1001']])(
  '%s is whole without script: nothing waits hidden for its place',
  async (path) => {
    const { shop } = testShop({ 'options.product': () => Response.json(productAt(path)) });
    const html = await (await shop.request(`http://localhost${path}`)).text();
    expect(html.length).toBeGreaterThan(12_800);
    expect(html).toMatch(/<main[^>]*>.*<h1/s);
    expect(html).not.toMatch(/<div hidden="" id="S:/);
  },
);

test('PDP-05: a product URL with another name redirects permanently to the canonical one, with its choices', async () => {
  const { shop } = testShop({ 'options.product': () => Response.json(productAt('/alder-sofa/s1001')) });
  const reply = await shop.request('http://localhost/other-name/s1001?option.11=3001');
  expect([reply.status, reply.headers.get('location')]).toEqual([301, '/alder-sofa/s1001?option.11=3001']);
});

test('PDP-08, PDP-09: the title is the product, + Reviews when there are any, and the brand', async () => {
  const page = productAt('/alder-sofa/s1001');
  const titleWith = async (reviewCount: number) => {
    const reply = { ...page, browseDto: { ...page.browseDto, name: 'Alder Sofa', reviewCount } };
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

test('PDP-07: the debug tools are where the settings say', async () => {
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
