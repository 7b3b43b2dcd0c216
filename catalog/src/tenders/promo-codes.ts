import type { PromoCode } from './types.ts';

const anytime = {
  brands: ['main', 'cb2'],
  siteCultures: ['USA', 'CANADA'],
  threshold: { USA: 0, CANADA: 0 },
  categories: [],
  from: '2025-01-01',
  to: '',
  usesPerShopper: null,
  isHouseCardOnly: false,
  isWithdrawnAtVerification: false,
} as const satisfies Partial<PromoCode>;

export const promoCodes: readonly PromoCode[] = [
  {
    ...anytime,
    code: 'WELCOME10',
    effect: { kind: 'percent', hundredths: 1000 },
    usesPerShopper: 1,
    meaning: '10 % off, once per shopper',
  },
  {
    ...anytime,
    code: 'TAKE50',
    effect: { kind: 'amount', off: { USA: 5000, CANADA: 6500 } },
    threshold: { USA: 25000, CANADA: 32500 },
    meaning: '$50 off from $250; refused below that',
  },
  {
    ...anytime,
    code: 'SHIPFREE',
    effect: { kind: 'free-shipping' },
    meaning: 'no shipping charge, which the confirmation marks with an asterisk',
  },
  {
    ...anytime,
    code: 'SOFA15',
    effect: { kind: 'percent', hundredths: 1500 },
    categories: ['sofas'],
    meaning: '15 % off sofas; refused without one in the cart',
  },
  {
    ...anytime,
    code: 'STARK20',
    brands: ['cb2'],
    effect: { kind: 'percent', hundredths: 2000 },
    meaning: '20 % off on the cb2 sites only',
  },
  {
    ...anytime,
    code: 'MAPLE15',
    siteCultures: ['CANADA'],
    effect: { kind: 'percent', hundredths: 1500 },
    meaning: '15 % off on the Canadian sites only',
  },
  {
    ...anytime,
    code: 'HOUSE12',
    effect: { kind: 'percent', hundredths: 1200 },
    isHouseCardOnly: true,
    meaning: 'with the house card only',
  },
  {
    ...anytime,
    code: 'SPRING25',
    effect: { kind: 'percent', hundredths: 2500 },
    to: '2025-05-31',
    meaning: 'over since May 2025',
  },
  {
    ...anytime,
    code: 'NEXTYEAR',
    effect: { kind: 'percent', hundredths: 3000 },
    from: '2099-01-01',
    meaning: 'not begun',
  },
  {
    ...anytime,
    code: 'BLINK',
    effect: { kind: 'percent', hundredths: 1000 },
    isWithdrawnAtVerification: true,
    meaning: 'applies, and is gone when the order is placed (InvalidPromoCode, "Promotion Code has been removed")',
  },
];
