import { expect, test } from 'vitest';
import { getSiteCulture } from './site-culture.ts';

test('SITE-05: the country of a site is the first that it sells to, else the region of its language, else the USA', () => {
  expect(getSiteCulture({ locale: 'en-US', countries: [{ code: 'CAN' }] })).toBe('CANADA');
  expect(getSiteCulture({ locale: 'fr-CA' })).toBe('CANADA');
  expect(getSiteCulture({ locale: 'fr-CA', countries: [{ code: 'FRA' }] })).toBe('USA');
  expect(getSiteCulture({})).toBe('USA');
});
