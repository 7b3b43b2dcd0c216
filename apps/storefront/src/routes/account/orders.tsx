import { OrdersScreen } from '@settee/checkout-kit';
import { ordersRead, useOrderHistory } from '../../data/account.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { useSignOut } from '../../data/sign-out.ts';
import type { RouteModule } from '../../page.ts';
import { accountMessages as messages } from '../../shell/account-messages.ts';
import { useSite } from '../../shell/site.ts';
import { loadOf } from './load-of.ts';
import { PrivatePage } from './PrivatePage.tsx';

export const queries = () => [ordersRead];
export const redirectTo: RouteModule['redirectTo'] = (place, fetchQuery) =>
  redirectGuestToLogin('/account/orders', place, fetchQuery);

export function Screen() {
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
