import { expect, test } from 'vitest';
import { brands } from './brands/brands.css.ts';
import { themeClass } from './theme-class.ts';

test.each([
  ['main', undefined, 'settee-main'],
  ['main', 'dark', 'settee-main-dark'],
  ['main', 'auto', 'settee-main-auto'],
  ['cb2', 'light', 'settee-cb2'],
  ['cb2', 'dark', 'settee-cb2-dark'],
] as const)('%s in %s is %s', (brand, scheme, name) => {
  expect(themeClass(brand, scheme)).toBe(name);
});

test('every class is a single one, fit for classList', () => {
  const names = Object.values(brands).flatMap((brand) => Object.values(brand));
  expect(names.filter((name) => /\s/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(6);
});

test('a brand of another package has its class, too', () => {
  expect(themeClass('harbor', 'dark')).toBe('settee-harbor-dark');
});
