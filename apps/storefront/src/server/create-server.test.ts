import type { ProductPage, WalletSetup } from '@settee/domain';
import { examples } from '@settee/contract/examples';
import { expect, onTestFinished, test, vi } from 'vitest';
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
  expect(main).toMatch(/<html lang="en-US" dir="ltr" class="settee-main-auto"/);
  expect(cb2).toMatch(/<html lang="en-CA" dir="ltr" class="settee-cb2-auto"/);
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

test.each([
  ['localhost', 'Settee'],
  ['cb2-ca.localhost', 'settee²'],
])('the manifest of %s has its brand’s name, colors and icons', async (host, name) => {
  const reply = await testShop().shop.request(`http://${host}/manifest.webmanifest`);
  expect(reply.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = await reply.json();
  expect(manifest).toMatchObject({ name, start_url: '/' });
  expect(JSON.stringify(manifest)).toMatch(/"background_color":"#[0-9a-f]{6}".*icon-512-/);
});

test('the sitemap lists home, categories and products under the address of the site', async () => {
  const reply = await testShop().shop.request('http://localhost/sitemap.xml');
  const text = await reply.text();
  expect(text).toMatch(/<image:loc>http:\/\/localhost\/pictures\//);
  const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(reply.headers.get('content-type')).toContain('xml');
  expect(urls).toContain('http://localhost/');
  expect(urls).toContain('http://localhost/stores');
  expect(urls).toContain('http://localhost/stores/lincoln-park');
  expect(urls).toContain('http://localhost/customer-service/returns');
  expect(urls).not.toContain('http://localhost/gift-registry');
  expect(urls.length).toBeGreaterThan(3);
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

test('the first review of a process is whole, with the Apple Pay button that loads later in a browser', async () => {
  // As in a process that has just started: no code is loaded.
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const fresh = await import('./testing.ts');
  const demo: WalletSetup = { kinds: ['applePay'], provider: 'embedded', environment: 'demo', authorization: '' };
  const walletSetups = new Map([['main/USA', demo]]);
  const { shop } = fresh.testShop({ 'order.refresh': atStep(4) }, { walletSetups });
  const html = await (await shop.request('http://localhost/checkout/review')).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.match(/<button.*?<\/button>/gs)?.at(-1)).toContain('Apple Pay');
});
