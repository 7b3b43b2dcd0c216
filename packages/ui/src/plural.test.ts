import { expect, test } from 'vitest';
import { createPlural } from './plural.ts';

test('each language has its rules: French counts zero as one', () => {
  const forms = { one: '# article', other: '# articles' };
  expect([0, 1, 2, 1234].map((count) => createPlural('fr-CA')(count, forms))).toEqual([
    '0 article',
    '1 article',
    '2 articles',
    '1\u00a0234 articles',
  ]);
  expect(createPlural('es-US')(0, { one: '# artículo', other: '# artículos' })).toBe('0 artículos');
});

test('a language may have more than two forms', () => {
  const days = createPlural('pl');
  const forms = { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' };
  expect([1, 3, 5].map((count) => days(count, forms))).toEqual(['1 dzień', '3 dni', '5 dni']);
});
