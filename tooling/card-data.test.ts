import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCardNumber } from '@settee/domain';
import { expect, test } from 'vitest';
import { findCardData, securityCode } from './card-data.ts';
import { root } from './run.ts';

test.each([
  ['JSON', '{"cardOneData":{"number":"4111111111111111"}}'],
  ['JSON in JSON', String.raw`{"body":"{\"note\":\"4111 1111 1111 1111\"}"}`],
  ['a form', 'name=Maren&note=4111+1111+1111+1111'],
  ['an address', '/search?q=4111%201111%201111%201111'],
  ['hyphens', 'Use my card 5555-5555-5555-4444'],
  ['no-break spaces', 'card 3782\u00a0822463\u00a010005'],
  ['a log', '{"level":"warn","msg":"sent","cvv":"123"}'],
  ['an object in a log', "{ securityCode: '9371' }"],
  ['a field without a telling name', `{"value":"${securityCode}"}`],
  ['a form with a code', `a=1&value=${securityCode}&b=2`],
])('card data is found in %s', (_name, text) => {
  expect(findCardData(`before ${text} after`)).toBeDefined();
});

test.each([
  '{"lastFour":"1111","binRange":"411111","type":"visa"}',
  '{"sku":411111,"unit_price":846,"total":84600,"width":"846 px"}',
  '{"promoCode":"WELCOME10","pin":"1001","cvv":"","securityCode":null}',
  '{"giftCard":"6006490000000010"}',
  'Security Code 1-800-846-1111',
  `<img width="${securityCode}" height='${securityCode}'>`,
])('%s has no card data', (text) => {
  expect(findCardData(text)).toBeUndefined();
});

test('what is found is shown with the text around it', () => {
  expect(findCardData('{"message":"Use 4111 1111 1111 1111 please"}')).toBe(
    '{"message":"Use 4111 1111 1111 1111 please"}',
  );
});

test('every card number of a journey is found', () => {
  const files = globSync('apps/storefront/e2e/**/*.ts', { cwd: root, exclude: (path) => path.endsWith('words') });
  const typed = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\b\d{4}(?:[ -]?\d+)+\b/g) ?? []);
  const numbers = typed.filter(hasCardNumber);
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.filter((number) => findCardData(number) === undefined)).toEqual([]);
});
