import type { AccountProfile, SavedCard, SignedInBrowser, UserAccount } from '@settee/domain';
import { address } from './checkout-state.ts';

export const account: UserAccount = {
  emailAddress: 'maren@example.com',
  firstName: 'Maren',
  lastName: 'Lindqvist',
  isLoggedIn: true,
};
export const sampleToken = 'mYz7wE1cJv0sS9xQ4hR2kP6nB8tL3dF5gA7uC1iO0eM';
export const profile: AccountProfile = {
  account,
  hasPassword: true,
  identityProviders: [],
  preferences: { isNewsWanted: true, isOfferWanted: false },
  pendingEmailAddress: '',
  dayPhone: '3122720142',
  requestVerificationToken: sampleToken,
};
export const addresses = { addresses: [{ address, isDefault: true }] };
export const card: SavedCard = {
  id: '0190a7f2-0000-7000-8000-000000000006',
  type: 'visa',
  lastFour: '1111',
  expMonth: 8,
  expYear: 2029,
  isExpired: false,
  isDefault: true,
};
export const cards = { cards: [card], limit: 5 };
const browser: SignedInBrowser = {
  id: '0190a7f2-0000-7000-8000-000000000007',
  name: 'Chrome on macOS',
  signedInAt: '2026-11-01T14:05:00.000Z',
  lastSeenAt: '2026-11-16T09:30:00.000Z',
  isThisOne: true,
};
export const browsers = { browsers: [browser] };
export const done = { isSuccess: true, message: '' };
export const password = 'a long and quiet sentence';
