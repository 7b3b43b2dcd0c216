import { expect, test } from 'vitest';
import { parseSite, roles, getSite, sites } from './site.ts';
import { getViewport } from './viewport.ts';

test('SITE-01, SITE-02: two brands, each with a US and a Canada site; only the modern brand is flagged cb2', () => {
  expect(sites.map((site) => [site.brand, site.siteCulture, site.isCb2])).toEqual([
    ['main', 'USA', false],
    ['main', 'CANADA', false],
    ['cb2', 'USA', true],
    ['cb2', 'CANADA', true],
  ]);
});

test('every site is found by brand and culture, and has the same brand in the other country', () => {
  for (const site of sites) {
    expect(getSite(site.brand, site.siteCulture)).toBe(site);
    expect(getSite(site.brand, site.otherCulture).otherCulture).toBe(site.siteCulture);
    expect(getSite(site.brand, site.otherCulture)).not.toBe(site);
  }
});

test.each([
  ['USA', 'en-US', 'USD', '(888) 249-4155'],
  ['CANADA', 'en-CA', 'CAD', '(888) 780 - 5873'],
] as const)(
  'SITE-05, SITE-06, SITE-07, SITE-14, SITE-15: the %s site speaks %s, sells in %s and is helped at %s',
  (culture, locale, currency, helpLine) => {
    expect(getSite('main', culture)).toMatchObject({ locale, currency, helpLine });
    expect(getSite('cb2', culture)).toMatchObject({ locale, currency, helpLine });
  },
);

test('SITE-16: the help hours are the same on all sites', () => {
  expect(new Set(sites.map((site) => site.helpHours))).toEqual(new Set(['Mon - Sun 8 am - 9 pm CT']));
});

test('SITE-04: a page learns its site from `brand` and `siteCulture` of its configuration', () => {
  expect(parseSite({ brand: 'cb2', siteCulture: 'CANADA' })).toBe(getSite('cb2', 'CANADA'));
  expect(parseSite({ brand: 'main', siteCulture: 'USA' })).toBe(getSite('main', 'USA'));
});

test.each([
  [{}],
  [{ brand: 'main' }],
  [{ brand: 'CB2', siteCulture: 'USA' }],
  [{ brand: '__proto__', siteCulture: 'constructor' }],
  [{ brand: ['main'], siteCulture: 'USA' }],
  [{ brand: 'main</script>', siteCulture: 'USA' }],
])('an unknown configuration %j names no site', (configuration) => {
  expect(parseSite(configuration)).toBeNull();
});

test.each([
  [320, 'mobile'],
  [768, 'mobile'],
  [768.5, 'desktop'],
  [769, 'desktop'],
  [1920, 'desktop'],
  [Number.NaN, 'mobile'],
] as const)('SITE-04: a viewport of %d px is %s', (width, viewport) => {
  expect(getViewport(width)).toBe(viewport);
});

test('ROLE-01, ROLE-02, SITE-17, SITE-18: a shopper is a guest or signed in; no role administers', () => {
  expect(roles).toEqual(['guest', 'signedIn']);
});
