import { OrderScreen } from '@settee/checkout-kit';
import { orderUrl } from '@settee/domain';
import { orderHistoryQuery, useHistoricOrder } from '../../data/account.ts';
import { orderReturnsQuery, useOrderReturns, useOrderPorts } from '../../data/order-returns.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { useSignOut } from '../../data/sign-out.ts';
import { printPage } from '../../edges/navigation.ts';
import type { RouteLocation, RouteModule } from '../../page.ts';
import { accountMessages } from '../../shell/account-messages.ts';
import { useSite } from '../../data/site.ts';
import { loadOf } from './load-of.ts';
import { renderTerms } from '../reorder-terms.tsx';
import { PrivatePage } from './PrivatePage.tsx';
import { useWords } from '../../shell/words.ts';

const getNumber = ({ params }: Pick<RouteLocation, 'params'>) => params['orderNumber']?.slice(0, 100) ?? '';

export const queries = (location: RouteLocation) => [
  orderHistoryQuery(getNumber(location)),
  orderReturnsQuery(getNumber(location)),
];
export const redirectTo: RouteModule['redirectTo'] = (location, fetchQuery) =>
  redirectGuestToLogin(orderUrl(getNumber(location)), location, fetchQuery);

export function Screen({ params }: RouteLocation) {
  const messages = useWords('account', accountMessages);
  const site = useSite();
  const signOut = useSignOut();
  const number = getNumber({ params });
  const { data: returns = null } = useOrderReturns(number);
  const load = loadOf(useHistoricOrder(number), (order) => ({ order, returns }));
  const ports = { ...useOrderPorts(number), print: printPage };
  return (
    <PrivatePage title={messages.order(number)}>
      <OrderScreen site={site} load={load} ports={ports} onSignOut={signOut} renderTerms={renderTerms} />
    </PrivatePage>
  );
}
