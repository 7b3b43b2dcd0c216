import { expect, test } from 'vitest';
import {
  validatePromo,
  isPromoOver,
  type Promo,
  type PromoFacts,
  promoKey,
  type PromoLine,
  promoShares,
} from './promo.ts';

const tenPercent: Promo = {
  code: 'TEN',
  brands: ['main', 'cb2'],
  siteCultures: ['USA', 'CANADA'],
  effect: { kind: 'percent', hundredths: 1000 },
  threshold: 0,
  categories: [],
  from: '2026-01-01',
  to: '2026-12-31',
  usesPerShopper: null,
  isHouseCardOnly: false,
};
const facts: PromoFacts = { brand: 'main', siteCulture: 'USA', today: '2026-06-01', uses: 0, isHouseCard: false };
const sofa: PromoLine = { amount: 100_000, category: 'sofas' };
const lamp: PromoLine = { amount: 20_000, category: 'lighting' };

test.each<[string, Partial<Promo>, Partial<PromoFacts>, readonly PromoLine[], ReturnType<typeof validatePromo>]>([
  ['a running code', {}, {}, [lamp], null],
  ['its first day', {}, { today: '2026-01-01' }, [lamp], null],
  ['its last day', {}, { today: '2026-12-31' }, [lamp], null],
  ['the day before', {}, { today: '2025-12-31' }, [lamp], 'not-begun'],
  ['the day after', {}, { today: '2027-01-01' }, [lamp], 'expired'],
  ['a code without an end', { to: '' }, { today: '2099-01-01' }, [lamp], null],
  ['the other brand', { brands: ['cb2'] }, {}, [lamp], 'wrong-site'],
  ['the other country', { siteCultures: ['CANADA'] }, {}, [lamp], 'wrong-site'],
  ['a second use', { usesPerShopper: 1 }, { uses: 1 }, [lamp], 'used'],
  ['an empty cart', {}, {}, [], 'nothing-eligible'],
  ['no sofa', { categories: ['sofas'] }, {}, [lamp], 'nothing-eligible'],
  ['too little', { threshold: 20_001 }, {}, [lamp], 'below-threshold'],
  ['just enough', { threshold: 20_000 }, {}, [lamp], null],
  ['enough, but not of sofas', { threshold: 100_001, categories: ['sofas'] }, {}, [sofa, lamp], 'below-threshold'],
  ['another card', { isHouseCardOnly: true }, {}, [lamp], 'house-card-only'],
  ['the house card', { isHouseCardOnly: true }, { isHouseCard: true }, [lamp], null],
])('CART-21: %s', (_what, change, given, lines, problem) => {
  expect(validatePromo({ ...tenPercent, ...change }, lines, { ...facts, ...given })).toBe(problem);
});

test('CART-21: a code that does not exist is unknown', () => {
  expect(validatePromo(null, [lamp], facts)).toBe('unknown');
});

test.each<[string, Partial<Promo>, readonly PromoLine[], readonly number[]]>([
  ['10 %', {}, [sofa, lamp], [-10_000, -2_000]],
  ['10 % of sofas', { categories: ['sofas'] }, [lamp, sofa], [0, -10_000]],
  ['$50', { effect: { kind: 'amount', off: 5_000 } }, [sofa, lamp], [-4_167, -833]],
  ['more than there is', { effect: { kind: 'amount', off: 50_000 } }, [lamp], [-20_000]],
  ['free shipping', { effect: { kind: 'free-shipping' } }, [sofa], [0]],
  [
    'a cent among three',
    { effect: { kind: 'amount', off: 1 } },
    [
      { amount: 100, category: '' },
      { amount: 100, category: '' },
      { amount: 100, category: '' },
    ],
    [0, -1, 0],
  ],
  ['nothing to pay', {}, [{ amount: 0, category: 'sofas' }], [0]],
])('CART-21: %s is taken off line by line', (_what, change, lines, shares) => {
  expect(promoShares({ ...tenPercent, ...change }, lines)).toEqual(shares);
});

test('CART-21: shares add up to the whole discount, whatever the lines', () => {
  for (let count = 1; count <= 40; count++) {
    const lines = Array.from({ length: count }, (_, index) => ({ amount: 333 + index * 7919, category: 'sofas' }));
    const whole = Math.round(lines.reduce((total, { amount }) => total + amount, 0) / 10);
    expect(promoShares(tenPercent, lines).reduce((total, share) => total + share, 0)).toBe(-whole);
  }
});

test.each([
  ['expired', true],
  ['used', true],
  ['wrong-site', true],
  ['unknown', true],
  ['not-begun', false],
  ['below-threshold', false],
  ['nothing-eligible', false],
  ['house-card-only', false],
  [null, false],
] as const)('ORDER-07: a code that is %s is over: %s', (problem, isOver) => {
  expect(isPromoOver(problem)).toBe(isOver);
});

test('CART-21: a code is found however it is typed', () => {
  expect(promoKey(' take50 ')).toBe('TAKE50');
});
