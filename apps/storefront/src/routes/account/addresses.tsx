import { AddressBookScreen } from '@settee/checkout-kit';
import { addressesQuery, useAddressBookPorts, useAddresses } from '../../data/account.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { useSignOut } from '../../data/sign-out.ts';
import type { RouteModule } from '../../page.ts';
import { accountMessages } from '../../shell/account-messages.ts';
import { useSite } from '../../data/site.ts';
import { loadOf } from './load-of.ts';
import { PrivatePage } from './PrivatePage.tsx';
import { useWords } from '../../shell/words.ts';

export const queries = () => [addressesQuery];
export const redirectTo: RouteModule['redirectTo'] = (location, fetchQuery) =>
  redirectGuestToLogin('/account/addresses', location, fetchQuery);

export function Screen() {
  const messages = useWords('account', accountMessages);
  const site = useSite();
  const signOut = useSignOut();
  const load = loadOf(useAddresses(), ({ addresses }) => addresses);
  return (
    <PrivatePage title={messages.addresses}>
      <AddressBookScreen site={site} load={load} ports={useAddressBookPorts()} onSignOut={signOut} />
    </PrivatePage>
  );
}
