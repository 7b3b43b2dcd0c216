import type { GiftCard, GiftCardProduct } from './types.ts';

export const giftCards: readonly GiftCard[] = [
  {
    number: '6006490000000010',
    pin: '1001',
    siteCulture: 'USA',
    balance: 5000,
    outcome: 'accepted',
    meaning: '$50.00, pays a part',
  },
  {
    number: '6006490000000028',
    pin: '1002',
    siteCulture: 'USA',
    balance: 50000,
    outcome: 'accepted',
    meaning: '$500.00, pays a lamp and tax in full, so that no card is needed',
  },
  {
    number: '6006490000000036',
    pin: '1003',
    siteCulture: 'USA',
    balance: 500000,
    outcome: 'accepted',
    meaning: '$5,000.00, pays a sectional in full',
  },
  {
    number: '6006490000000044',
    pin: '1004',
    siteCulture: 'USA',
    balance: 0,
    outcome: 'empty',
    meaning: 'nothing left on it',
  },
  {
    number: '6006490000000051',
    pin: '1005',
    siteCulture: 'USA',
    balance: 7500,
    outcome: 'expired',
    meaning: 'expired',
  },
  {
    number: '6006490000000069',
    pin: '1006',
    siteCulture: 'USA',
    balance: 10000,
    outcome: 'not-activated',
    meaning: 'was never paid at a till',
  },
  {
    number: '6006490000000077',
    pin: '1007',
    siteCulture: 'USA',
    balance: 10000,
    outcome: 'service-unavailable',
    meaning: 'makes the gift card service unavailable (TENDER-04)',
  },
  {
    number: '6006490000000085',
    pin: '1008',
    siteCulture: 'CANADA',
    balance: 10000,
    outcome: 'accepted',
    meaning: 'CAD 100.00, refused on the US sites',
  },
];

/** Gift cards to buy. DELIV-07 */
export const giftCardProducts: readonly GiftCardProduct[] = (['main', 'cb2'] as const).flatMap((brand) => {
  const first = brand === 'main' ? 190001 : 290001;
  const amounts = { USA: [2500, 5000, 10000, 25000, 50000], CANADA: [2500, 5000, 10000, 25000, 50000] };
  return [
    { sku: first, brand, name: 'Gift Card by Mail', isElectronic: false, amounts },
    { sku: first + 1, brand, name: 'Gift Card by Email', isElectronic: true, amounts },
  ];
});
