import { expect, test } from 'vitest';
import { cardTypeNames, houseCardType, rewardsCardType, treatedAs } from './card-type.ts';

test('CARD-17: the card type codes and their names', () => {
  expect(cardTypeNames).toEqual({
    mc: 'MasterCard',
    visa: 'Visa',
    amex: 'AmericanExpress',
    discover: 'Discover',
    diners: 'DinersClub',
    synchrony_plcc: 'PLCCSynchrony',
    synchrony_cbcc: 'CoBrandMasterCard',
    imprint: 'Imprint',
    cup: 'Cup',
    jcb: 'Jcb',
  });
});

test.each([
  ['diners', 'discover'],
  ['cup', 'discover'],
  ['jcb', 'discover'],
  ['discover', 'discover'],
  ['visa', 'visa'],
  ['mc', 'mc'],
  ['amex', 'amex'],
  ['imprint', 'imprint'],
  ['synchrony_plcc', 'synchrony_plcc'],
] as const)('CARD-18: %s is treated as %s', (type, treated) => {
  expect(treatedAs(type)).toBe(treated);
});

test('CARD-20: the house card is synchrony_plcc, the rewards card synchrony_cbcc', () => {
  expect([houseCardType, rewardsCardType]).toEqual(['synchrony_plcc', 'synchrony_cbcc']);
});
