import type { AccountCard } from './types.ts';

export const goodVisa: AccountCard = { type: 'visa', lastFour: '1111', expMonth: 11, expYear: 2031 };
export const goodMasterCard: AccountCard = { type: 'mc', lastFour: '4444', expMonth: 4, expYear: 2030 };
export const goodAmex: AccountCard = { type: 'amex', lastFour: '0005', expMonth: 8, expYear: 2032 };
export const goodDiscover: AccountCard = { type: 'discover', lastFour: '1117', expMonth: 1, expYear: 2031 };
export const expiredVisa: AccountCard = { type: 'visa', lastFour: '4242', expMonth: 6, expYear: 2023 };
export const houseCard: AccountCard = { type: 'synchrony_plcc', lastFour: '7001', expMonth: 0, expYear: 0 };
export const rewardsCard: AccountCard = { type: 'synchrony_cbcc', lastFour: '8001', expMonth: 9, expYear: 2031 };
