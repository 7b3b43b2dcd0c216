import { examples } from '@settee/contract/examples';
import { expect, test } from 'vitest';
import { testShop } from './testing.ts';

test.each([
  ['http://cb2-ca.localhost/browse/menu', 'fr-CA', 'cb2/CANADA/fr-CA'],
  ['http://cb2-ca.localhost/browse/menu', 'de-DE', 'cb2/CANADA/en-CA'],
  ['http://localhost/browse/menu', 'fr-CA', 'main/USA/en-US'],
])('a call from %s in %s is for %s', async (url, language, site) => {
  const { shop, requests } = testShop();
  await shop.request(url, { headers: { 'x-settee-language': language } });
  expect(requests.map((request) => request.headers.get('x-settee-site'))).toEqual([site]);
});

test('a page in French names its language and its other addresses, and its links stay in French', async () => {
  const { shop, requests } = testShop();
  const html = await (await shop.request('http://cb2-ca.localhost/fr/customer-service/terms-of-use')).text();
  expect(html).toContain('<html lang="fr-CA"');
  expect(html).toContain('<link rel="canonical" href="http://cb2-ca.localhost/fr/customer-service/terms-of-use"/>');
  expect(html).toContain(
    '<link rel="alternate" hrefLang="en-CA" href="http://cb2-ca.localhost/customer-service/terms-of-use"/>',
  );
  expect(html).toContain('href="/fr/checkout/cart"');
  expect(html).toContain('action="/fr/search"');
  expect(html).toContain('Panier');
  expect(new Set(requests.map((request) => request.headers.get('x-settee-site')))).toEqual(
    new Set(['cb2/CANADA/fr-CA']),
  );
  const american = await (await shop.request('http://localhost/customer-service/terms-of-use')).text();
  expect(american).not.toContain('hrefLang');
  expect((await shop.request('http://localhost/fr/customer-service/terms-of-use')).status).toBe(404);
});

test.each(['/stores/lincoln-park', '/alder-sofa/s100101'])(
  'structured data of %s have its canonical address',
  async (path) => {
    const { shop } = testShop();
    const html = await (await shop.request(`http://cb2-ca.localhost/fr${path}`)).text();
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(canonical).toMatch(/^http:\/\/cb2-ca[.]localhost\/fr\/[\w-]+\/[\w-]+$/);
    expect(html).toContain(`"url":"${canonical}"`);
  },
);

test('redirects stay in the language of the page', async () => {
  const { shop } = testShop({
    'order.refresh': () => Response.json({ ...Object(examples['order.refresh']?.reply), step: 3 }),
  });
  const reply = await shop.request('http://cb2-ca.localhost/fr/checkout', {
    method: 'POST',
    body: new URLSearchParams(),
  });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/fr/checkout/paymentandbilling']);
  const slash = await shop.request('http://cb2-ca.localhost/fr/stores/');
  expect([slash.status, slash.headers.get('location')]).toEqual([301, '/fr/stores']);
});

test('pages of a sign-in or a payment are loaded in the language of the shop, and return to it', async () => {
  const received: string[] = [];
  const { shop } = testShop(
    {},
    {},
    {
      fetchApi: (request) => {
        received.push(`${new URL(request.url).pathname} ${request.headers.get('x-settee-site')}`);
        return new Response(null, { status: 303, headers: { location: '/checkout/review?payment=1' } });
      },
    },
  );
  const load = async (url: string) => {
    const { status, headers } = await shop.request(url);
    return [status, headers.get('location')];
  };
  const home = 'http://cb2-ca.localhost';
  expect(await load(`${home}/fr/api/checkout/payment-return/1`)).toEqual([303, '/fr/checkout/review?payment=1']);
  expect(await load(`${home}/fr/account/auth/loginwithidp?idp=1`)).toEqual([303, '/fr/checkout/review?payment=1']);
  expect(await load(`${home}/api/checkout/payment-return/1`)).toEqual([303, '/checkout/review?payment=1']);
  expect(received).toEqual([
    '/api/checkout/payment-return/1 cb2/CANADA/fr-CA',
    '/account/auth/loginwithidp cb2/CANADA/fr-CA',
    '/api/checkout/payment-return/1 cb2/CANADA/en-CA',
  ]);
  const { shop: other } = testShop();
  expect((await other.request('http://localhost/fr/api/checkout/payment-return/1')).status).toBe(404);
});

test('calls have the site of the server, not that of the caller', async () => {
  const { shop, requests } = testShop();
  await shop.request('http://cb2-ca.localhost/browse/menu', { headers: { 'x-settee-site': 'main/USA' } });
  expect(requests.map((request) => request.headers.get('x-settee-site'))).toEqual(['cb2/CANADA/en-CA']);
});
