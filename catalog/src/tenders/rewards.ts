import type { RewardCertificate } from './types.ts';

/** Certificates of the demo accounts in the rewards program. TENDER-13 */
export const rewardCertificates: readonly RewardCertificate[] = [
  {
    number: 'RC100000001',
    account: 'ines.rewards@example.com',
    value: 2000,
    endsInDays: 45,
    meaning: '$20, good for weeks',
  },
  {
    number: 'RC100000002',
    account: 'ines.rewards@example.com',
    value: 2000,
    endsInDays: 3,
    meaning: '$20, ends in three days',
  },
  {
    number: 'RC100000003',
    account: 'ines.rewards@example.com',
    value: 5000,
    endsInDays: 0,
    meaning: '$50, ends today',
  },
  {
    number: 'RC100000004',
    account: 'ines.rewards@example.com',
    value: 2000,
    endsInDays: -5,
    meaning: '$20, ended five days ago',
  },
  {
    number: 'RC100000005',
    account: 'otto.overflow@example.com',
    value: 150000,
    endsInDays: 60,
    meaning: '$1,500, more than most orders (rewardsExceedOrderTotalMessage)',
  },
];
