import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmUrl, loginUrl, returnUrlIn } from '../account/sign-in-urls.ts';
import { orderUrl } from '../account/account-pages.ts';
import { parseConfigurationCodes } from '../options/configuration-query.ts';
import { addRecentSwatch, parseRecentSwatches, recentLimits } from '../options/recent-swatches.ts';
import { cookieIn } from '../registry/rules.ts';
import { parseSwatchCart } from '../swatches/swatch-cart.ts';
import { decoded, encoded, parsedJson } from './untrusted-text.ts';

/** Texts of any UTF-16 units, also of halves of pairs, and of percent signs with and without an encoding. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))).map((units) => units.join('')),
  fc
    .array(fc.constantFrom('%', '%2', '%E0%A4%A', '%ff', '%00', '%2e', 'a', '=', '&', ';', '-', '\ud83d'))
    .map((parts) => parts.join('')),
);

const isText = (value: unknown): value is string => typeof value === 'string';

test.each([
  ['50%off', ''],
  ['%E0%A4%A', ''],
  ['%', ''],
  ['a%20b', 'a b'],
  ['é', 'é'],
])('the part %j of an address is decoded to %j', (text, expected) => {
  expect(decoded(text)).toBe(expected);
});

test('a text survives its way through an address; half of a pair becomes U+FFFD', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(decoded(encoded(text))).toBe(text.replace(/\p{Cs}/gu, '\ufffd'));
    }),
  );
  expect(encoded('sofa \ud83d')).toBe('sofa%20%EF%BF%BD');
});

test('no text breaks the readers of addresses, cookies and storage', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(typeof decoded(text)).toBe('string');
      expect(typeof returnUrlIn(confirmUrl(text))).toBe('string');
      expect(loginUrl(text)).toMatch(/^\/account\/login\?returnUrl=%2F/);
      expect(orderUrl(text)).not.toContain(' ');
      expect(Object.values(parseConfigurationCodes(text)).every(Number.isInteger)).toBe(true);
      expect(parseSwatchCart(text).every(Number.isInteger)).toBe(true);
      expect(typeof cookieIn(text, 'a')).toBe('string');
      expect(parsedJson(text, isText) ?? '').toBeTypeOf('string');
    }),
  );
});

test('JSON of another shape is nothing, and so is a text that is no JSON', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value: unknown = JSON.parse(text);
      expect(parsedJson(text, isText)).toBe(isText(value) ? value : null);
    }),
  );
  expect(['', 'null', '[]', '{"a"', '5'].map((text) => parsedJson(text, isText))).toEqual(Array(5).fill(null));
  expect(parsedJson(null, isText)).toBe(null);
  expect(parsedJson('"a"', isText)).toBe('a');
});

test('CHOICE-10: of any stored JSON only recent swatches are read, and one more can be added', () => {
  const almost = fc.record({
    OptionCode: fc.oneof(fc.jsonValue(), fc.nat()),
    ChoiceCode: fc.oneof(fc.jsonValue(), fc.nat()),
  });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(almost, fc.jsonValue()))), (stored) => {
      const records = addRecentSwatch(parseRecentSwatches(JSON.stringify(stored)), { OptionCode: 1, ChoiceCode: 2 });
      expect(records.length).toBeLessThanOrEqual(recentLimits.stored);
      expect(records.every(({ OptionCode, ChoiceCode }) => Number.isInteger(OptionCode + ChoiceCode))).toBe(true);
    }),
  );
});
