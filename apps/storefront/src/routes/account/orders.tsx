import { OrdersScreen } from '@settee/checkout-kit';
import { ordersQuery, useOrderHistory } from '../../data/account.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { useSignOut } from '../../data/sign-out.ts';
import type { RouteModule } from '../../page.ts';
import { accountMessages } from '../../shell/account-messages.ts';
import { useSite } from '../../data/site.ts';
import { loadOf } from './load-of.ts';
import { PrivatePage } from './PrivatePage.tsx';
import { useWords } from '../../shell/words.ts';

export const queries = () => [ordersQuery];
export const redirectTo: RouteModule['redirectTo'] = (location, fetchQuery) =>
  redirectGuestToLogin('/account/orders', location, fetchQuery);

export function Screen() {
  const messages = useWords('account', accountMessages);
  const site = useSite();
  const signOut = useSignOut();
  const { orders, older, loadOlder, error, mutate } = useOrderHistory();
  const load = loadOf({ data: orders, error, mutate }, (shown) => shown);
  return (
    <PrivatePage title={messages.orders}>
      <OrdersScreen site={site} load={load} older={older} onOlder={loadOlder} onSignOut={signOut} />
    </PrivatePage>
  );
}
