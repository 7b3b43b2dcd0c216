import { addToCart, getCart, log, placeOrder, refreshCheckout } from '@settee/contract';
import { endpoints } from '@settee/contract/endpoints';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../../api.ts';
import { fillCart, goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const withCart = async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper);
  return shopper;
};
const posts = Object.values(endpoints)
  .flatMap((endpoints) => Object.values(endpoints))
  .filter(({ method }) => method === 'POST');
// A guest's first favorite and free swatch order precede any session and token; only their origin is checked.
const free = /^\/(browse|personalization|free-swatches)\/|^\/Favorites\/(addtolistpopup|additem|createboard)$/;
const guarded = posts.filter(({ path }) => !free.test(path));

test('API-01: every POST of cart, checkout and saved data declares the token', () => {
  expect(guarded.length).toBeGreaterThan(50);
  expect(guarded.filter((endpoint) => !('requiresCsrfToken' in endpoint)).map(({ path }) => path)).toEqual([]);
});

test.each(guarded.map(({ path }) => [path]))(
  'API-01, API-02: POST %s is forbidden without the session’s token',
  async (path) => {
    const [shopper, other] = [await withCart(), await withCart()];
    for (const token of ['', 'x', other.token()]) {
      const reply = await shopper.send('POST', path, {}, { RequestVerificationToken: token });
      expect(reply.status).toBe(403);
      expect(await reply.json()).toMatchObject({ problems: [{ field: 'RequestVerificationToken' }] });
    }
  },
);

test('API-02: cart and checkout responses contain the same token', async () => {
  const shopper = await withCart();
  const cart = await shopper.call(getCart, {});
  expect((await shopper.call(refreshCheckout, {})).requestVerificationToken).toBe(cart.requestVerificationToken);
});

test('API-01: a checkout call without any session is forbidden without a token and restarts with an old one', async () => {
  const guest = createShopper(shop);
  expect((await guest.send('POST', placeOrder.path, { adata: '' })).status).toBe(403);
  const stale = await guest.send('POST', placeOrder.path, { adata: '' }, { RequestVerificationToken: 'old' });
  expect(await stale.json()).toEqual({ isReset: true });
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'http://localhost.evil.example' }],
  [{ 'sec-fetch-site': 'cross-site' }],
])('a POST from another site (%j) is forbidden', async (headers) => {
  const shopper = await withCart();
  const reply = await shopper.send('POST', '/browse/scbadd/AddItemToCartV2', [{ Sku: goods.loveseat }], headers);
  expect(reply.status).toBe(403);
  expect((await shopper.call(getCart, {})).cartSummary.itemCount).toBe(1);
});

test.each(posts.filter(({ path }) => free.test(path)).map(({ path }) => [path]))(
  'a POST to %s needs no token, yet is forbidden from another site',
  async (path) => {
    const headers = { origin: 'https://evil.example' };
    expect((await createShopper(shop).send('POST', path, {}, headers)).status).toBe(403);
  },
);

test('a POST from a page of ours is taken', async () => {
  const shopper = await withCart();
  const headers = { origin: 'http://cb2.localhost:3000', 'sec-fetch-site': 'same-origin' };
  const reply = await shopper.send('POST', '/browse/scbadd/AddItemToCartV2', [{ Sku: goods.loveseat }], headers);
  expect(reply.status).toBe(200);
});

test('the session cookie is hidden from scripts and other sites, and is set by the first write', async () => {
  const shopper = createShopper(shop);
  expect((await shopper.send('GET', getCart.path)).headers.get('set-cookie')).toBeNull();
  const reply = await shopper.send('POST', '/browse/scbadd/AddItemToCartV2', [{ Sku: goods.loveseat }]);
  expect(reply.headers.get('set-cookie')).toMatch(
    /^settee_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const secure = await shop.api.request('https://localhost/browse/scbadd/AddItemToCartV2', {
    method: 'POST',
    body: JSON.stringify([{ Sku: goods.loveseat }]),
    headers: { 'content-type': 'application/json' },
  });
  expect(secure.headers.get('set-cookie')).toMatch(/; Secure/);
});

test('a session is stored as a hash and expires after 90 days', async () => {
  const shopper = await withCart();
  const rows = JSON.stringify(await shop.ctx.db.execute('select * from session'));
  expect(rows).not.toContain(shopper.cookie());
  shop.clock.moveBy(91 * 86_400_000);
  expect((await shopper.call(getCart, {})).lineItems).toEqual([]);
  shop.clock.moveBy(-91 * 86_400_000);
});

test('replies are not stored and not sniffed', async () => {
  for (const path of ['/ReactCart/GetCart', '/browse/home', '/nowhere']) {
    const { headers } = await createShopper(shop).send('GET', path);
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
  }
});

test('unknown paths, methods and hosts get JSON responses', async () => {
  const shopper = createShopper(shop);
  for (const path of ['/ReactCart/Nothing', '/ReactCheckout/x', '/Checkout/x', '/api/x', '/browse/x']) {
    const reply = await shopper.send('POST', path, {});
    expect([reply.status, await reply.json()]).toMatchObject([404, { problems: [{ field: 'path' }] }]);
  }
  for (const path of [placeOrder.path, `${addToCart.path}?items=[]`]) {
    const wrongMethod = await shopper.send('GET', path);
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST']);
  }
  expect((await shop.api.request('http://elsewhere.example/browse/home')).status).toBe(421);
});

test.each([
  ['localhost', 'main/USA'],
  ['cb2.localhost', 'cb2/USA'],
  ['ca.localhost', 'main/CANADA'],
] as const)('without the storefront’s word the host %s shows %s', async (host, site) => {
  const byHost = await (await shop.api.request(`http://${host}:3000/browse/home`)).json();
  expect(byHost).toEqual(await (await createShopper(shop, site).send('GET', '/browse/home')).json());
});

test('a failure is logged once, and the response contains only its id', async () => {
  const { db } = shop.ctx;
  const broken = {
    ...shop.ctx,
    db: Object.create(db, {
      select: {
        value: () => {
          throw new Error('secret 4111111111111111');
        },
      },
    }),
  };
  const before = shop.logged.length;
  const reply = await createApi(broken).request('http://localhost/browse/home');
  const body: unknown = await reply.json();
  expect([reply.status, Object.keys(body ?? {})]).toEqual([500, ['errorId']]);
  const lines = shop.logged.slice(before);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(Object.values(body ?? {})[0]);
  expect(lines[0]).not.toContain('4111111111111111');
});

test('ERR-28: an error report of a browser is logged, and excess reports are rejected', async () => {
  const shopper = await withCart();
  expect(await shopper.call(log, { message: 'Error adding to cart: x', level: 'error' })).toEqual({});
  expect(shop.logged.at(-1)).toContain('Error adding to cart: x');
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries++)
    statuses.push((await shopper.send('POST', log.path, { message: 'm', level: 'info' })).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('ERR-28: the error report of a shopper without a session is logged, but not one from another site', async () => {
  const report = { message: 'Error adding to cart: Status: 503', level: 'error' as const };
  expect(await createShopper(shop).call(log, report)).toEqual({});
  expect(shop.logged.at(-1)).toContain(report.message);
  const headers = { origin: 'https://evil.example' };
  expect((await createShopper(shop).send('POST', log.path, report, headers)).status).toBe(403);
});

test('liveness and readiness are public, and metrics require a token', async () => {
  const get = (path: string) => shop.api.request(`http://10.0.0.7${path}`);
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
  expect((await get('/metrics')).status).toBe(404);
});

test('metrics are returned for the valid token', async () => {
  const token = 'counts-for-us-only';
  const counted = await createTestContext({}, { METRICS_TOKEN: token });
  await createShopper(counted).call(getCart, {});
  const fetchMetrics = (authorization?: string) =>
    counted.api.request('http://10.0.0.7/metrics', authorization === undefined ? {} : { headers: { authorization } });
  expect(await (await fetchMetrics(`Bearer ${token}`)).text()).toMatch(
    /settee_calls_total\{call="cart.get",status="200"\} \d+/,
  );
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token]) {
    const refused = await fetchMetrics(wrong);
    expect([refused.status, await refused.text()], String(wrong)).toEqual([401, '']);
  }
  await counted.close();
});

test('the API describes itself', async () => {
  const document: unknown = await (await shop.api.request('http://localhost/api/openapi.json')).json();
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1/),
    paths: { '/ReactCart/GetCart': { get: {} } },
  });
});

test('mounted in another app, it leaves that app’s pages alone', async () => {
  const app = new Hono().route('/', shop.api).get('/page', (context) => context.text('page'));
  const page = await app.request('http://localhost/page');
  expect([await page.text(), page.headers.get('cache-control')]).toEqual(['page', null]);
  expect((await app.request('http://localhost/ReactCart/GetCart')).status).toBe(200);
  expect((await app.request('http://localhost/checkout/cart')).headers.get('content-type')).toMatch(/^text\/plain/);
});

test('behind a proxy of ours, https is taken from its word, otherwise not', async () => {
  const add = async (trustedProxies: number) => {
    const api = createApi({ ...shop.ctx, config: { ...shop.ctx.config, trustedProxies } });
    const headers = { 'x-forwarded-proto': 'https' };
    return createShopper({ api }).send('POST', '/browse/scbadd/AddItemToCartV2', [{ Sku: goods.loveseat }], headers);
  };
  expect((await add(1)).headers.get('set-cookie')).toMatch(/; Secure/);
  expect((await add(0)).headers.get('set-cookie')).not.toMatch(/; Secure/);
});

test('API-05: bodies and replies are JSON; an empty body is {}', async () => {
  const shopper = await withCart();
  for (const body of ['', '{}']) {
    const reply = await shopper.send('POST', '/ReactCheckout/ValidateCart', body);
    expect([reply.headers.get('content-type'), await reply.json()]).toEqual([
      'application/json',
      { errorType: 0, errorMessage: '', items: [], problems: [] },
    ]);
  }
});
