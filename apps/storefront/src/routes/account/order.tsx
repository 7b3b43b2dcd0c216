import { OrderScreen } from '@settee/checkout-kit';
import { orderUrl } from '@settee/domain';
import { orderHistoryRead, useHistoricOrder } from '../../data/account.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { useSignOut } from '../../data/sign-out.ts';
import { printPage } from '../../edges/navigation.ts';
import type { RouteLocation, RouteModule } from '../../page.ts';
import { accountMessages as messages } from '../../shell/account-messages.ts';
import { useSite } from '../../shell/site.ts';
import { loadOf } from './load-of.ts';
import { PrivatePage } from './PrivatePage.tsx';

const getNumber = ({ params }: Pick<RouteLocation, 'params'>) => params['orderNumber']?.slice(0, 100) ?? '';
const ports = { print: printPage };

export const queries = (place: RouteLocation) => [orderHistoryRead(getNumber(place))];
export const redirectTo: RouteModule['redirectTo'] = (place, fetchQuery) =>
  redirectGuestToLogin(orderUrl(getNumber(place)), place, fetchQuery);

export function Screen({ params }: RouteLocation) {
  const site = useSite();
  const signOut = useSignOut();
  const number = getNumber({ params });
  const load = loadOf(useHistoricOrder(number), (order) => ({ order }));
  return (
    <PrivatePage title={messages.order(number)}>
      <OrderScreen site={site} load={load} ports={ports} onSignOut={signOut} />
    </PrivatePage>
  );
}
