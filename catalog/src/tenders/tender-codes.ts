import type { TenderCode } from './types.ts';

export const tenderCodes: readonly TenderCode[] = [
  {
    number: 'TC-2001-4400',
    siteCulture: 'USA',
    balance: 2500,
    outcome: 'accepted',
    meaning: '$25.00 for a late delivery',
  },
  {
    number: 'TC-2001-4418',
    siteCulture: 'USA',
    balance: 20000,
    outcome: 'accepted',
    meaning: '$200.00, pays a lamp in full',
  },
  { number: 'TC-2001-4426', siteCulture: 'USA', balance: 0, outcome: 'used', meaning: 'was spent before' },
  { number: 'TC-2001-4434', siteCulture: 'USA', balance: 2500, outcome: 'expired', meaning: 'ended last year' },
  { number: 'TC-2001-4442', siteCulture: 'CANADA', balance: 3000, outcome: 'accepted', meaning: 'CAD 30.00' },
  { number: 'TC-0000-0000', siteCulture: 'USA', balance: 0, outcome: 'unknown', meaning: 'no such code' },
];
