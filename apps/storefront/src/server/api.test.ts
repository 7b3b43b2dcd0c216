import { endpoints } from '@settee/contract/endpoints';
import { expect, test } from 'vitest';
import { testShop } from './testing.ts';

const routes = Object.values(endpoints).flatMap((noun) =>
  Object.values(noun).map(({ method, path }) => [method, path]),
);

test('every endpoint of the contract reaches the backend', async () => {
  expect(routes.length).toBeGreaterThan(100);
  const { shop, requests } = testShop();
  for (const [method = '', path = ''] of routes) await shop.request(`http://localhost${path}`, { method });
  expect(requests.map(({ url }) => decodeURI(new URL(url).pathname))).toEqual(routes.map(([, path]) => path));
});

test.each([
  ['POST', '/account/auth'],
  ['GET', '/account/auth/confirm'],
  ['GET', '/account/auth/loginwithidp'],
  ['GET', '/account/auth/callback/google'],
  ['POST', '/account/auth/callback/apple'],
])('ROUTE-16, ROUTE-17, ROUTE-18: %s %s reaches the backend', async (method, path) => {
  const { shop, requests } = testShop();
  await shop.request(`http://localhost${path}`, { method });
  expect(requests.map(({ url }) => new URL(url).pathname)).toContain(path);
});

test.each([
  '/account',
  '/account/login',
  '/account/create-account',
  '/account/reset-password',
  '/account/confirm-email',
  '/account/orders',
  '/account/orders/K7QF-3MTX-92',
  '/account/addresses',
  '/account/cards',
  '/account/sign-in-settings',
  '/account/preferences',
  '/account/authors',
])('ROUTE-14, ROUTE-15, ROUTE-22: %s is a page, not a call', async (path) => {
  const { shop, requests } = testShop();
  const reply = await shop.request(`http://localhost${path}`);
  expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain(path);
  expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
});

test('robots.txt disallows account pages', async () => {
  const text = await (await testShop().shop.request('http://localhost/robots.txt')).text();
  expect(text.match(/^Disallow: \/account.*$/gm)).toEqual(['Disallow: /account']);
});
