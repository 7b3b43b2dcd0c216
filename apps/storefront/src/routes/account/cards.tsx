import { SavedCardsScreen } from '@settee/checkout-kit';
import { useState } from 'react';
import { cardsQuery, useCards, useSavedCardsPorts } from '../../data/account.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { useSignOut } from '../../data/sign-out.ts';
import { usePage } from '../../data/site.ts';
import { isChromeOnIos } from '../../edges/chrome-on-ios.ts';
import type { RouteModule } from '../../page.ts';
import { accountMessages } from '../../shell/account-messages.ts';
import { loadOf } from './load-of.ts';
import { PrivatePage } from './PrivatePage.tsx';
import { useWords } from '../../shell/words.ts';

export const queries = () => [cardsQuery];
export const redirectTo: RouteModule['redirectTo'] = (location, fetchQuery) =>
  redirectGuestToLogin('/account/cards', location, fetchQuery);

export function Screen() {
  const messages = useWords('account', accountMessages);
  const signOut = useSignOut();
  const { cardRules } = usePage();
  const [isChrome] = useState(isChromeOnIos);
  const load = loadOf(useCards(), (response) => response);
  return (
    <PrivatePage title={messages.cards}>
      <SavedCardsScreen
        load={load}
        ports={useSavedCardsPorts()}
        cardRules={cardRules}
        isChromeOnIos={isChrome}
        onSignOut={signOut}
      />
    </PrivatePage>
  );
}
