import { expect, test } from 'vitest';
import { disguises } from '../../fixtures/disguises.ts';
import { parseQuantity } from '../cart/quantity.ts';
import { normalizeOrderNumber } from '../order/order.ts';
import { cardDigits, formatCardNumber } from '../payment/card-number.ts';
import { defaultCardRules } from '../payment/card-rules.ts';
import { formatSecurityCode } from '../payment/security-code.ts';
import { promoKey } from '../promo/promo.ts';
import { taxCertificateKey } from './tax-certificate.ts';
import { giftCardKey, tenderCodeKey } from './tenders.ts';

const same = (read: (entry: string) => string, text: string, others: readonly string[] = []) => {
  const value = read(text);
  for (const entry of [...disguises(text), ...others]) expect(read(entry), JSON.stringify(entry)).toBe(value);
  expect(read(value)).toBe(value);
};

test('CART-21: a promo code is read from every form of it', () => {
  same(promoKey, 'WELCOME10', ['welcome10', '“WELCOME10”', 'WELCOME 10', "'welcome10'", 'WELCOME10,']);
});

test('TENDER-01: the number and the PIN of a gift card are read from every form of it', () => {
  same(giftCardKey, '6006 4912-3400 1234', ['6006491234001234', '6006.4912.3400.1234']);
  same(giftCardKey, '1234', ['12 34']);
});

test('TENDER-05, TENDER-07: a tender code and a certificate are read from every form of it', () => {
  same(tenderCodeKey, 'TC-2001-4400', ['tc 2001 4400', 'TC – 2001 – 4400', 'TC20014400', 'TC-20014400']);
  same(tenderCodeKey, 'RC100000001');
});

test('TENDER-22: the number of a tax certificate is read from every form of it', () => {
  same(taxCertificateKey, 'E 9912-3456', ['e  9912-3456']);
});

test('an order number is read from every form of it', () => {
  same(normalizeOrderNumber, 'K7QF-22AB-9', ['k7qf 22ab 9', '#K7QF-22AB-9', 'K7QF22AB9']);
});

test('QTY-03: a quantity is read from every form of it', () => {
  for (const entry of disguises('12').filter((text) => !/[.．]/.test(text)))
    expect(parseQuantity(entry), JSON.stringify(entry)).toBe(12);
});

test('CARD-32, CARD-52: a card number and its code are read from every form of it', () => {
  const number = (entry: string) => cardDigits(entry, defaultCardRules);
  same(number, '4111-1111 1111-1111', ['Card number: 4111 1111 1111 1111']);
  same((entry) => formatCardNumber(entry, entry.length, defaultCardRules).text, '4111 1111 1111 1111');
  same((entry) => formatSecurityCode(entry, 'visa'), '123', ['CVV: 123']);
});
