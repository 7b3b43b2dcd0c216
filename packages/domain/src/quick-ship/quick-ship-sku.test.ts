import { expect, test } from 'vitest';
import { option, sofa } from '../../fixtures/sofa.ts';
import { quickShipSku } from './quick-ship-sku.ts';

const rollup = 100;

test.each([
  ['the sku that its own choices lead to', { 11: 3002 }, 102],
  ['its first sku while they lead to several', { 12: 1201 }, 101],
  ['its first sku while they lead to none', { 11: 3001, 12: 1202 }, 101],
])('QSHIP-08: the request for a rollup uses %s', (_, ownChoices, sku) => {
  expect(quickShipSku(sofa, ownChoices, rollup)).toBe(sku);
});

test.each([
  ['without options', []],
  ['of one sku', [option(14, 'depth', 4, [], { allChoiceMatchingSkus: [102] })]],
])('QSHIP-08: the request for a product %s uses its own sku', (_, options) => {
  expect(quickShipSku(options, {}, rollup)).toBe(rollup);
});
