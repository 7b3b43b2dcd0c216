import { demoAccounts } from '@settee/catalog';

/** Somebody with an address and cards, for whoever tries the shop. */
export function demoSignIn(): { email: string; password: string } | null {
  return demoAccounts.find(({ signIn, cards }) => signIn === 'signs-in' && cards.length > 1) ?? null;
}
