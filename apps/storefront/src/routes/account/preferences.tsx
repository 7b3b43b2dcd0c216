import { PreferencesScreen } from '@settee/checkout-kit';
import { profileQuery, usePreferencesPorts, useProfile } from '../../data/account.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { useSignOut } from '../../data/sign-out.ts';
import type { RouteModule } from '../../page.ts';
import { accountMessages } from '../../shell/account-messages.ts';
import { loadOf } from './load-of.ts';
import { PrivatePage } from './PrivatePage.tsx';
import { useWords } from '../../shell/words.ts';

export const queries = () => [profileQuery];
export const redirectTo: RouteModule['redirectTo'] = (location, fetchQuery) =>
  redirectGuestToLogin('/account/preferences', location, fetchQuery);

export function Screen() {
  const messages = useWords('account', accountMessages);
  const signOut = useSignOut();
  const load = loadOf(useProfile(), (profile) => profile);
  return (
    <PrivatePage title={messages.preferences}>
      <PreferencesScreen load={load} ports={usePreferencesPorts()} onSignOut={signOut} />
    </PrivatePage>
  );
}
