import { demoAccounts } from '@settee/catalog';

/** Returns the demo account that has an address and several cards. */
export function demoSignIn(): { email: string; password: string } | null {
  return demoAccounts.find(({ signIn, cards }) => signIn === 'signs-in' && cards.length > 1) ?? null;
}
