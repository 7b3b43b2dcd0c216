import { examples } from '@settee/contract/examples';
import { expect, test } from 'vitest';
import { testShop } from './testing.ts';

const guest = { emailAddress: '', firstName: '', lastName: '', isLoggedIn: false };
const asGuest = () => Response.json(guest);
const config = (isLoggedIn: boolean) => () =>
  Response.json({ ...Object(examples['account.loginPopupConfig']?.reply), isLoggedIn });
const broken = () => new Response(null, { status: 503 });
const page = async (path: string, ...shop: Parameters<typeof testShop>) =>
  testShop(...shop).shop.request(`http://localhost${path}`);

test('the header links a guest to the sign-in page, without script too', async () => {
  const html = await (await page('/', { 'account.user': asGuest })).text();
  expect(html).toMatch(/<a[^>]*href="\/account\/login"[^>]*>.*?Sign In<\/span>/);
});

test('SIGN-04: the server HTML of the header shows the first name of a signed-in shopper', async () => {
  const html = await (await page('/')).text();
  expect(html).toContain('>Maren</span>');
  expect(html).not.toContain('href="/account/login"');
});

test('a header that cannot learn who the shopper is shows a guest', async () => {
  const reply = await page('/', { 'account.user': broken });
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('href="/account/login"');
});

test('ROUTE-14, SIGN-27: the sign-in page is whole without script and knows where to go back to', async () => {
  const path = '/account/login?returnUrl=%2Faccount%2Forders&isRedirect=true';
  const html = await (await page(path, { 'account.user': asGuest })).text();
  expect(html).toContain('value="/account/auth/confirm?returnUrl=%2Faccount%2Forders"');
  const form = /<form[^>]*action="\/account\/auth"[^>]*>(?:(?!<\/form>).)*name="username".*?<\/form>/s.exec(html)?.[0];
  expect(form).toContain('name="__RequestVerificationToken"');
  expect(form).toContain('value="/account/auth/confirm?returnUrl=%2Faccount%2Forders"');
});

test("SIGN-16: it has the link 'Don't have an account? Create an Account'", async () => {
  const html = await (await page('/account/login', { 'account.user': asGuest })).text();
  const [line = '', href] =
    /<p[^>]*>(?:(?!<\/p>).)*<a[^>]*href="([^"]*)"[^>]*>Create an Account<\/a><\/p>/s.exec(html) ?? [];
  expect(href).toBe('/account/create-account');
  expect(line.replace(/<[^>]*>/g, '').replace('&#x27;', "'")).toBe("Don't have an account? Create an Account");
});

test('README decision 9: it never redirects to another site', async () => {
  const html = await (
    await page('/account/login?returnUrl=https%3A%2F%2Fevil.example', { 'account.user': asGuest })
  ).text();
  expect(html).toContain('value="/account/auth/confirm?returnUrl=%2Faccount"');
});

test.each([
  ['/account/login?returnUrl=%2Ffavorites', '/favorites', 'SIGN-23'],
  ['/account/login', '/account', 'SIGN-24'],
  ['/account/login?returnUrl=%2F%2Fevil.example', '/account', 'README decision 9'],
])('%s redirects a signed-in shopper to %s (%s)', async (path, to) => {
  const reply = await page(path, { 'account.loginPopupConfig': config(true) });
  expect([reply.status, reply.headers.get('location')]).toEqual([302, to]);
});

test('ROUTE-15: with an identity service the create-account page redirects to the sign-in page', async () => {
  const withService = () =>
    Response.json({ ...Object(examples['account.loginPopupConfig']?.reply), identityDomain: 'https://login.example' });
  const reply = await page('/account/create-account', { 'account.loginPopupConfig': withService });
  expect([reply.status, reply.headers.get('location')]).toEqual([
    302,
    '/account/login?returnUrl=%2Faccount&isRedirect=true',
  ]);
  const ours = await page('/account/create-account', { 'account.loginPopupConfig': config(false) });
  expect(ours.status).toBe(200);
});

test('SIGN-26: a sign-in page without its configuration still renders and shows an error', async () => {
  const reply = await page('/account/login', { 'account.loginPopupConfig': broken });
  expect(reply.status).toBe(200);
});

const service = { identityDomain: 'https://login.example', identityWidgetUrl: 'https://cdn.example/widget' };

test('SIGN-19, README decision 12: no script but our own and the configured widget may run', async () => {
  const policyWith = async (settings: object) =>
    (await page('/account/login', {}, settings)).headers.get('content-security-policy') ?? '';
  const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.replace(/'nonce-[^']*'/, 'nonce');
  expect(scripts(await policyWith({}))).toBe("'self' nonce");
  const policy = await policyWith(service);
  expect(scripts(policy)).toBe("'self' nonce https://cdn.example");
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']*' https:\/\/cdn\.example;/);
  expect(policy).toContain("connect-src 'self' https://login.example;");
  expect(scripts(await policyWith({ ...service, identityDomain: null }))).toBe("'self' nonce");
});

test.each([
  ['/account'],
  ['/account/orders'],
  ['/account/orders/4417-0236'],
  ['/account/addresses'],
  ['/account/cards'],
  ['/account/sign-in-settings'],
  ['/account/preferences'],
])('ROUTE-14, ROUTE-22, SITE-17: a guest at %s is redirected to the sign-in page and back', async (path) => {
  const reply = await page(`${path}?a=1`, { 'account.user': asGuest });
  const back = encodeURIComponent(`${path}?a=1`);
  expect([reply.status, reply.headers.get('location')]).toEqual([
    302,
    `/account/login?returnUrl=${back}&isRedirect=true&a=1`,
  ]);
});

test.each([
  ['/account', 'no-store'],
  ['/account/addresses', 'no-store'],
  ['/account/login', 'no-store'],
  ['/checkout/cart', 'private, no-cache'],
  ['/sofas', 'private, no-cache'],
])('Back after a sign-out brings no page of the account: %s is sent with %s', async (path, caching) => {
  expect((await page(path)).headers.get('cache-control')).toBe(caching);
});

test.each([
  ['/account', 'Hello, Maren'],
  ['/account/orders', 'Placed on'],
  ['/account/addresses', 'Default'],
  ['/account/cards', 'Visa ending in 1111'],
  ['/account/sign-in-settings', 'Chrome on macOS'],
  ['/account/preferences', 'Sales and offers'],
])('ROUTE-22: %s is whole without script: it says %j', async (path, text) => {
  const reply = await page(path);
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain(text);
});
