import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScrollPositionStore } from '../shell/useScrollRestoration.ts';
import { checkoutDrafts } from './checkout-drafts.ts';
import { comparedSkus } from './compared.ts';
import { parseConsent } from './consent.ts';
import { getCookie, setCookie } from './cookies.ts';
import { reportHeldEvents } from './data-layer.ts';
import { recentSwatches, saveRecentSwatch } from './recent-swatches.ts';
import { parseScheme } from './scheme.ts';
import { swatchCart } from './swatch-cart.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  sessionStorage.clear();
  localStorage.clear();
});

/** Texts of another version of the shop, of another script or of a broken disk. */
const event = fc.record({
  type: fc.constantFrom('addToCart.added', 'cart.viewed', 'toString', '__proto__'),
  items: fc.jsonValue(),
});
const draft = fc.dictionary(fc.constantFrom('shipping', 'billing', '__proto__', 'basketId'), fc.jsonValue());
const stored = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.array(fc.oneof(event, fc.jsonValue())).map((value) => JSON.stringify(value)),
  fc
    .dictionary(fc.constantFrom('shipping', 'billing', '__proto__'), fc.oneof(draft, fc.jsonValue()))
    .map((value) => JSON.stringify(value)),
  fc.array(fc.tuple(fc.jsonValue(), fc.oneof(fc.jsonValue(), fc.double()))).map((value) => JSON.stringify(value)),
);

test('CHK-20: no stored text breaks the entries of the checkout: a draft has texts only', () => {
  fc.assert(
    fc.property(stored, (text) => {
      sessionStorage.setItem('checkoutDrafts', text);
      const read = checkoutDrafts.read('shipping');
      expect(Object.values(read ?? {}).every((value) => typeof value === 'string')).toBe(true);
      expect(Array.isArray(read)).toBe(false);
      checkoutDrafts.save('promo', { entry: 'SPRING' });
      expect(checkoutDrafts.read('promo')).toEqual({ entry: 'SPRING' });
    }),
  );
});

test('EVENT-06: no stored text breaks the events of the page before', () => {
  fc.assert(
    fc.property(stored, (text) => {
      sessionStorage.setItem('heldEvents', text);
      window.dataLayer = [];
      reportHeldEvents();
      expect(sessionStorage.getItem('heldEvents')).toBe(null);
    }),
  );
});

test('CHOICE-10: no stored text breaks positions, compared products and recent swatches', () => {
  fc.assert(
    fc.property(stored, (text) => {
      const positions = createScrollPositionStore(text);
      positions.note('a', 1.4);
      expect(positions.of('a')).toBe(1);
      localStorage.setItem('compared', text);
      expect(comparedSkus().every(Number.isInteger)).toBe(true);
      localStorage.setItem('recentSwatches', text);
      saveRecentSwatch(12, 1201);
      expect(recentSwatches()[0]).toEqual({ OptionCode: 12, ChoiceCode: 1201 });
    }),
  );
});

test('FABRIC-13: no cookie breaks what is read from it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${text}; addedCartSwatches=${text}`);
      expect(swatchCart().every(Number.isInteger)).toBe(true);
      expect([null, 'light', 'dark']).toContain(parseScheme(text));
      expect(parseConsent(text) ?? {}).toBeTypeOf('object');
    }),
  );
});

test('a document without cookies has none, and sets none', () => {
  const fail = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { get: fail, set: fail, configurable: true });
  expect(getCookie('settee_scheme')).toBe('');
  expect(() => setCookie('settee_scheme', 'dark')).not.toThrow();
});
