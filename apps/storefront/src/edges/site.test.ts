import { expect, test } from 'vitest';
import { resolveSiteContext } from './site.ts';

const hosts = new Map([
  ['localhost', { brand: 'main', siteCulture: 'USA' }],
  ['main.localhost', { brand: 'main', siteCulture: 'USA' }],
  ['cb2.localhost', { brand: 'cb2', siteCulture: 'USA' }],
  ['ca.localhost', { brand: 'main', siteCulture: 'CANADA' }],
  ['cb2-ca.localhost', { brand: 'cb2', siteCulture: 'CANADA' }],
] as const);

const at = (url: string) => resolveSiteContext(new URL(url), hosts);

test.each([
  ['http://localhost:3000/', 'main', 'USA'],
  ['http://main.localhost:3000/', 'main', 'USA'],
  ['http://CB2.localhost:3000/', 'cb2', 'USA'],
  ['http://ca.localhost/', 'main', 'CANADA'],
  ['http://cb2-ca.localhost/', 'cb2', 'CANADA'],
])('SITE-04: a page under %s is of brand %s and site culture %s', (url, brand, siteCulture) => {
  expect(at(url).site).toMatchObject({ brand, siteCulture });
});

test('an unknown host shows the first site and is not reflected in any URL', () => {
  const siteContext = at('http://evil.example:3000/');
  expect(siteContext.site).toMatchObject({ brand: 'main', siteCulture: 'USA' });
  expect(siteContext.origin).toBe('http://localhost:3000');
});

test('the other country is the same brand under its own host', () => {
  expect(at('http://cb2.localhost:3000/sofas').otherSite).toBe('http://cb2-ca.localhost:3000/');
  expect(at('https://ca.localhost/').otherSite).toBe('https://localhost/');
});

test('a brand with one country only has no other site', () => {
  const one = new Map([['shop.example', { brand: 'main', siteCulture: 'USA' }]] as const);
  expect(resolveSiteContext(new URL('https://shop.example/'), one).otherSite).toBe('');
});
