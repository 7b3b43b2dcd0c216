import { expect, test } from 'vitest';
import { validateTaxCertificate, taxCertificateKey } from './tax-certificate.ts';

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['E-9912-3456-07', null],
  ['e 9912 3456 07', null],
  ['123456789 RT0001', null],
  ['12-345678', null],
  ['A12345', null],
  ['A1234', 'invalid'],
  ['ABCDEF123', 'invalid'],
  ['000000000', 'invalid'],
  ['exempt', 'invalid'],
  ['E--99123456', 'invalid'],
  ['-99123456', 'invalid'],
  ['99123456;', null],
  ['<9912345>', 'invalid'],
  ['１２３４５６７', null],
  ['12345678901234567890', null],
  ['123456789012345678901', 'invalid'],
] as const)('README decision 19: the certificate number %j is %s', (typed, problem) => {
  expect(validateTaxCertificate(typed)).toBe(problem);
});

test('a certificate number is stored without the spaces around it, in capitals', () => {
  expect(taxCertificateKey('  e  9912-3456 ')).toBe('E 9912-3456');
});
