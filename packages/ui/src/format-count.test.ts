import { expect, test } from 'vitest';
import { formatCount, formatRating } from './format-count.ts';

test.each([0, 7, 12, 345, 999, 1000, 1234, 65_432, 100_000, 1_234_567, 1_000_000_000])(
  '%i reads as English writes it',
  (count) => expect(formatCount(count)).toBe(count.toLocaleString('en')),
);

test('other languages have other separators', () => {
  expect(formatCount(1_234_567, 'fr-CA')).toBe('1\u00a0234\u00a0567');
  expect(formatCount(1234, 'fr-FR')).toBe('1\u00a0234');
  expect(formatCount(1234, 'es-US')).toBe('1,234');
  expect(formatCount(1234, 'de-DE')).toBe('1.234');
  expect([formatRating(4.56), formatRating(5, 'en-CA'), formatRating(4.56, 'fr-CA')]).toEqual(['4.6', '5.0', '4,6']);
});
