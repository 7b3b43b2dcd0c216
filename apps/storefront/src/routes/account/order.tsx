import { OrderScreen } from '@settee/checkout-kit';
import { orderUrl } from '@settee/domain';
import { orderHistoryRead, useHistoricOrder } from '../../data/account.ts';
import { leadOfGuest } from '../../data/guest-lead.ts';
import { useSignOut } from '../../data/sign-out.ts';
import { printPage } from '../../edges/leave.ts';
import type { Place, RouteModule } from '../../page.ts';
import { accountMessages as messages } from '../../shell/account-messages.ts';
import { useSite } from '../../shell/site.ts';
import { loadOf } from './load-of.ts';
import { PrivatePage } from './PrivatePage.tsx';

const numberOf = ({ params }: Pick<Place, 'params'>) => params['orderNumber']?.slice(0, 100) ?? '';
const ports = { print: printPage };

export const reads = (place: Place) => [orderHistoryRead(numberOf(place))];
export const leadsTo: RouteModule['leadsTo'] = (place, ask) => leadOfGuest(orderUrl(numberOf(place)), place, ask);

export function Screen({ params }: Place) {
  const site = useSite();
  const signOut = useSignOut();
  const number = numberOf({ params });
  const load = loadOf(useHistoricOrder(number), (order) => ({ order }));
  return (
    <PrivatePage title={messages.order(number)}>
      <OrderScreen site={site} load={load} ports={ports} onSignOut={signOut} />
    </PrivatePage>
  );
}
