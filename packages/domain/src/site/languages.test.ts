import { expect, test } from 'vitest';
import { getLanguagePrefix, getLanguages, inLanguage, splitLanguage } from './languages.ts';
import { getSite } from './site.ts';

test.each([
  ['/fr', 'CANADA', 'fr-CA', '/'],
  ['/fr/sofas', 'CANADA', 'fr-CA', '/sofas'],
  ['/frames', 'CANADA', 'en-CA', '/frames'],
  ['/', 'CANADA', 'en-CA', '/'],
  ['/fr/sofas', 'USA', 'en-US', '/fr/sofas'],
] as const)('%s of %s is in %s', (pathname, siteCulture, locale, path) => {
  const split = splitLanguage(pathname, siteCulture);
  expect([split.language.locale, split.path]).toEqual([locale, path]);
  expect(inLanguage(split.language.prefix, split.path)).toBe(pathname);
});

test('addresses of other hosts have no language', () => {
  expect(['https://a.example/x', '//a.example', '', '#top'].map((address) => inLanguage('/fr', address))).toEqual([
    'https://a.example/x',
    '//a.example',
    '',
    '#top',
  ]);
  expect([inLanguage('/fr', '/?q=1'), inLanguage('', '/sofas')]).toEqual(['/fr?q=1', '/sofas']);
});

test.each(['/fr', '/fr/sofas', '/fr?q=1', '/fr#top'])('%s stays in its language', (address) => {
  expect(inLanguage('/fr', address)).toBe(address);
});

test('the prefix of a site is that of its language', () => {
  const prefixes = (['fr-CA', 'en-CA'] as const).map((locale) => getLanguagePrefix(getSite('main', 'CANADA', locale)));
  expect([...prefixes, getLanguagePrefix(getSite('main', 'USA'))]).toEqual(['/fr', '', '']);
  expect(inLanguage('/fr', '/frames')).toBe('/fr/frames');
});

test('each language of a site is one object at every call, with the currency and rules of the country', () => {
  for (const { locale } of getLanguages('CANADA')) {
    expect(getSite('cb2', 'CANADA', locale)).toMatchObject({ locale, currency: 'CAD', brand: 'cb2' });
    expect(getSite('cb2', 'CANADA', locale)).toBe(getSite('cb2', 'CANADA', locale));
  }
  expect(getSite('main', 'CANADA', 'de-DE')).toBe(getSite('main', 'CANADA'));
  expect(getSite('main', 'CANADA', 'fr-CA').helpHours).toBe('Tous les jours, de 8 h à 21 h (HC)');
});
