import { ReturnScreen } from '@settee/checkout-kit';
import { encoded, orderStatusUrl, orderUrl } from '@settee/domain';
import { orderReturnsQuery, useOrderReturns, useReturnPorts } from '../data/order-returns.ts';
import { openedOrderQuery, useOpenedOrder } from '../data/order-status.ts';
import { loginConfigQuery, useLoginConfig } from '../data/sign-in.ts';
import { useSite } from '../data/site.ts';
import { useUser } from '../data/user.ts';
import type { RouteLocation } from '../page.ts';
import { Head } from '../shell/Head.tsx';
import { pageMessages } from '../shell/page-messages.ts';
import { useWords } from '../shell/words.ts';

const getNumber = (query: URLSearchParams) => query.get('order')?.slice(0, 40) ?? '';

// The sign-in's settings create the session with the token that the form needs.
export const queries = ({ query }: RouteLocation) => [
  openedOrderQuery(getNumber(query)),
  orderReturnsQuery(getNumber(query)),
  loginConfigQuery,
];

/** Return of items of an order, for its account and for a guest who has opened it. */
export function Screen({ query }: RouteLocation) {
  const pageLabels = useWords('page', pageMessages);
  const site = useSite();
  const orderNumber = getNumber(query);
  const order = useOpenedOrder(orderNumber);
  const returns = useOrderReturns(orderNumber);
  const { data: user } = useUser();
  useLoginConfig();
  const ports = useReturnPorts(orderNumber);
  const isLoading = (order.data === undefined && !order.error) || (returns.data === undefined && !returns.error);
  const backHref = user?.isLoggedIn ? orderUrl(orderNumber) : `${orderStatusUrl}?order=${encoded(orderNumber)}`;
  return (
    <>
      <Head title={pageLabels.orderReturn} />
      <ReturnScreen
        key={orderNumber}
        site={site}
        data={order.data && returns.data ? { order: order.data, returns: returns.data } : null}
        isLoading={isLoading}
        backHref={backHref}
        ports={ports}
      />
    </>
  );
}
