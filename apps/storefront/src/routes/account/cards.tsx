import { SavedCardsScreen } from '@settee/checkout-kit';
import { cardsRead, useCards, useSavedCardsPorts } from '../../data/account.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { useSignOut } from '../../data/sign-out.ts';
import type { RouteModule } from '../../page.ts';
import { accountMessages as messages } from '../../shell/account-messages.ts';
import { loadOf } from './load-of.ts';
import { PrivatePage } from './PrivatePage.tsx';

export const queries = () => [cardsRead];
export const redirectTo: RouteModule['redirectTo'] = (place, fetchQuery) =>
  redirectGuestToLogin('/account/cards', place, fetchQuery);

export function Screen() {
  const signOut = useSignOut();
  const load = loadOf(useCards(), (response) => response);
  return (
    <PrivatePage title={messages.cards}>
      <SavedCardsScreen load={load} ports={useSavedCardsPorts()} onSignOut={signOut} />
    </PrivatePage>
  );
}
