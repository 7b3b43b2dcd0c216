import type {
  AccountProfile,
  Brand,
  OrderHistoryEntry,
  SavedAddress,
  SavedCard,
  SignedInBrowser,
} from '@settee/domain';
import type { LoadState } from '../account/load-state.ts';
import { addressFixture } from './checkout.ts';
import { linesFixture } from './lines.ts';

export const loaded = <Data>(data: Data): LoadState<Data> => ({ data, hasFailed: false, onRetry: () => {} });
export const loading: LoadState<never> = { data: null, hasFailed: false, onRetry: () => {} };
export const failed: LoadState<never> = { data: null, hasFailed: true, onRetry: () => {} };

/** Maren's account. */
export function profileFixture(change: Partial<AccountProfile> = {}): AccountProfile {
  return {
    account: { emailAddress: 'maren@example.com', firstName: 'Maren', lastName: 'Lindqvist', isLoggedIn: true },
    hasPassword: true,
    identityProviders: [],
    preferences: { isNewsWanted: true, isOfferWanted: false },
    pendingEmailAddress: '',
    requestVerificationToken: 'sample-token',
    ...change,
  };
}

/** A history of `count` orders, newest first. */
export function ordersFixture(brand: Brand, count = 3): OrderHistoryEntry[] {
  const { sofa, table, chair } = linesFixture(brand);
  const pieces = [[sofa, table], [chair], [table, chair, sofa, table]];
  return Array.from({ length: count }, (_, index) => {
    const lines = pieces[index % pieces.length] ?? [];
    return {
      orderNumber: `4417-02${36 - index}`,
      placedAt: new Date(Date.UTC(2026, 10 - index, 20)).toISOString(),
      total: lines.reduce((sum, line) => sum + line.priceQuantityTotals.lineTotal, 0),
      currency: 'USD',
      itemCount: lines.reduce((sum, line) => sum + line.priceQuantityTotals.quantity, 0),
      pictures: lines.map((line) => line.itemInfo.picture),
    };
  });
}

/** An address book of `count` addresses, the first one the default. */
export function addressesFixture(count = 2): SavedAddress[] {
  const streets = ['2140 N Cleveland Ave', '88 Prospect Park West', '1 Ferry Building'];
  return Array.from({ length: count }, (_, index) => ({
    address: { ...addressFixture({ siteCulture: 'USA' }), addressId: `a-${index}`, address1: streets[index % 3] ?? '' },
    isDefault: index === 0,
  }));
}

/** `count` saved cards; the last of many has expired. */
export function savedCardsFixture(count = 2): SavedCard[] {
  const types = ['visa', 'mc', 'amex', 'discover', 'synchrony_plcc'] as const;
  return Array.from({ length: count }, (_, index) => ({
    id: `card-${index}`,
    type: types[index % types.length] ?? 'visa',
    lastFour: String(1111 + index * 1010),
    expMonth: 8,
    expYear: index === 3 ? 2024 : 2029,
    isExpired: index === 3,
    isDefault: index === 0,
  }));
}

/** This browser, a known one and one that does not say what it is. */
export function browsersFixture(count = 3): SignedInBrowser[] {
  const names = ['Chrome on macOS', 'Safari on iPhone', ''];
  return Array.from({ length: count }, (_, index) => ({
    id: `b-${index}`,
    name: names[index % names.length] ?? '',
    signedInAt: '2026-11-01T14:05:00.000Z',
    lastSeenAt: new Date(Date.UTC(2026, 10, 16 - index, 9, 30)).toISOString(),
    isThisOne: index === 0,
  }));
}
