import { expect, test } from 'vitest';
import { validateCard, firstWrongCardField, parseCard, shownCardFields, type CardEntry } from './card-form.ts';
import { defaultCardRules, type CardRules } from './card-rules.ts';

const now = { month: 11, year: 2026 };
const rules: CardRules = {
  ...defaultCardRules,
  isHouseCardAllowed: true,
  houseCardRanges: [{ from: '6035', to: '6035', length: 16 }],
};
const visa: CardEntry = {
  number: '4111 1111 1111 1111',
  expiration: '12/27',
  securityCode: '123',
  saveToAccount: false,
};
const house: CardEntry = { number: '6035 0000 0000 0000', expiration: '', securityCode: '', saveToAccount: true };

test.each([
  [visa, {}],
  [{ ...visa, number: '' }, { number: 'missing' }],
  [{ ...visa, expiration: '' }, { expiration: 'missing' }],
  [{ ...visa, securityCode: '' }, { securityCode: 'missing' }],
  [
    { number: '1', expiration: '13/27', securityCode: 'x', saveToAccount: false },
    { number: 'invalid', expiration: 'invalid', securityCode: 'invalid' },
  ],
])('CARD-51: the entry %j has the problems %j', (entry, problems) => {
  expect(validateCard(entry, rules, now)).toEqual(problems);
});

test('CARD-42: the house card hides expiration and security code, other types show them', () => {
  expect(shownCardFields('synchrony_plcc')).toEqual(['number']);
  for (const type of ['synchrony_cbcc', 'visa', 'amex', null] as const) {
    expect(shownCardFields(type)).toEqual(['number', 'expiration', 'securityCode']);
  }
});

test('CARD-43: the house card is sent with an empty code, month 0 and year 0, and neither field is checked', () => {
  const stale = { ...house, expiration: '01/01', securityCode: 'x' };
  expect(validateCard(stale, rules, now)).toEqual({});
  expect(parseCard(stale, rules, now)).toEqual({
    ok: true,
    value: {
      type: 'synchrony_plcc',
      number: '6035000000000000',
      expMonth: 0,
      expYear: 0,
      cvv: '',
      saveToAccount: true,
    },
  });
});

test('CARD-12, CARD-48: a good card is sent as digits with a four-digit year', () => {
  expect(parseCard(visa, rules, now)).toEqual({
    ok: true,
    value: { type: 'visa', number: '4111111111111111', expMonth: 12, expYear: 2027, cvv: '123', saveToAccount: false },
  });
});

test('an invalid card returns its field errors', () => {
  expect(parseCard({ ...visa, expiration: '10/26' }, rules, now)).toEqual({
    ok: false,
    error: { expiration: 'invalid' },
  });
});

test.each([
  [{ securityCode: 'missing', expiration: 'invalid', number: 'invalid' }, 'number'],
  [{ securityCode: 'missing', expiration: 'missing' }, 'expiration'],
  [{ securityCode: 'invalid' }, 'securityCode'],
  [{}, null],
] as const)(
  'CARD-57, CARD-58, CARD-59, CARD-60: with the problems %j the first wrong field is %s',
  (problems, field) => {
    expect(firstWrongCardField(problems)).toBe(field);
  },
);
