import { expect, test } from 'vitest';
import { formatPrice, formatPriceInText } from './money.ts';

test.each([
  [0, '$0.00', 'CAD 0.00'],
  [5, '$0.05', 'CAD 0.05'],
  [50, '$0.50', 'CAD 0.50'],
  [100, '$1.00', 'CAD 1.00'],
  [99999, '$999.99', 'CAD 999.99'],
  [100000, '$1,000.00', 'CAD 1,000.00'],
  [123450, '$1,234.50', 'CAD 1,234.50'],
  [123456789, '$1,234,567.89', 'CAD 1,234,567.89'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91', 'CAD 90,071,992,547,409.91'],
])(
  'SITE-08, SITE-09, SITE-10, SITE-11, SITE-12: %d cents show as %s and on the Canadian site as %s',
  (cents, usd, cad) => {
    expect(formatPrice(cents, 'USA')).toBe(usd);
    expect(formatPrice(cents, 'CANADA')).toBe(cad);
  },
);

test.each([
  [-1, '-$0.01', '-CAD 0.01'],
  [-123450, '-$1,234.50', '-CAD 1,234.50'],
])('SITE-13: %d cents carry the sign before the currency, %s and %s', (cents, usd, cad) => {
  expect(formatPrice(cents, 'USA')).toBe(usd);
  expect(formatPrice(cents, 'CANADA')).toBe(cad);
});

test('a price holds plain characters only and minus zero has no sign', () => {
  expect(formatPrice(-0, 'USA')).toBe('$0.00');
  expect(formatPrice(-123456789, 'CANADA')).toMatch(/^[-A-Z0-9,. ]+$/);
});

test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [0.5], [1e21]])(
  '%d is no amount of cents and fails loudly',
  (cents) => {
    expect(() => formatPrice(cents, 'USA')).toThrow(RangeError);
  },
);

test.each([
  [123450, 'fr-CA', 'CAD', '1\u00a0234,50\u00a0$'],
  [-50, 'fr-CA', 'CAD', '-0,50\u00a0$'],
  [123450, 'es-US', 'USD', '$1,234.50'],
  [123450, 'fr-FR', 'EUR', '1\u00a0234,50\u00a0€'],
  [1234, 'ja-JP', 'JPY', '￥1,234'],
  [1234500, 'en-US', 'KWD', 'KWD\u00a01,234.500'],
])('%d of the smallest unit in %s and %s are %s', (amount, locale, currency, text) => {
  expect(formatPrice(amount, { locale, currency })).toBe(text);
});

test.each([
  [50000, 'en-US', 'USD', '$500'],
  [100000, 'en-CA', 'CAD', 'CAD 1,000'],
  [1495, 'en-US', 'USD', '$14.95'],
  [1050, 'en-US', 'USD', '$10.50'],
  [100000, 'fr-CA', 'CAD', '1\u00a0000\u00a0$'],
  [1250, 'fr-CA', 'CAD', '12,50\u00a0$'],
  [50000, 'es-US', 'USD', '$500'],
  [1000, 'ja-JP', 'JPY', '￥1,000'],
] as const)(
  'SITE-09: within a sentence, %d of the smallest unit in %s and %s are %s',
  (amount, locale, currency, text) => {
    expect(formatPriceInText(amount, { locale, currency })).toBe(text);
  },
);
