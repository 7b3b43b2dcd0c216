import { OrderStatusScreen } from '@settee/checkout-kit';
import { encoded, orderStatusUrl } from '@settee/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderReturnsQuery, useOrderReturns, useOrderPorts } from '../data/order-returns.ts';
import { openedOrderQuery, useOpenedOrder, useOrderStatusPorts } from '../data/order-status.ts';
import { loginConfigQuery, useLoginConfig } from '../data/sign-in.ts';
import type { RouteLocation } from '../page.ts';
import { Head } from '../shell/Head.tsx';
import { useOtherParams } from '../shell/useOtherParams.ts';
import { pageMessages } from '../shell/page-messages.ts';
import { renderTerms } from './reorder-terms.tsx';
import { useSite } from '../data/site.ts';
import { useWords } from '../shell/words.ts';

const getNumber = (query: URLSearchParams) => query.get('order')?.slice(0, 40) ?? '';

// The sign-in's settings create the session with the token that the forms need.
export const queries = ({ query }: RouteLocation) => [
  openedOrderQuery(getNumber(query)),
  orderReturnsQuery(getNumber(query)),
  loginConfigQuery,
];

export function Screen({ query }: RouteLocation) {
  const pageLabels = useWords('page', pageMessages);
  const site = useSite();
  const navigate = useNavigate();
  const withOthers = useOtherParams();
  const orderNumber = getNumber(query);
  const { data, error } = useOpenedOrder(orderNumber);
  const { data: returns, error: returnsError } = useOrderReturns(orderNumber);
  // Both at once, so that nothing moves when the returns arrive.
  const isComplete = Boolean(returns || returnsError);
  useLoginConfig();
  const show = useCallback(
    (number: string) =>
      void navigate(withOthers(number === '' ? orderStatusUrl : `${orderStatusUrl}?order=${encoded(number)}`)),
    [navigate, withOthers],
  );
  const ports = { ...useOrderStatusPorts(show), ...useOrderPorts(orderNumber) };
  return (
    <>
      <Head title={pageLabels.orderStatus} />
      <OrderStatusScreen
        key={orderNumber === '' ? 'empty' : 'order'}
        site={site}
        orderNumber={orderNumber}
        order={isComplete ? (data ?? null) : null}
        returns={returns ?? null}
        isLoading={data === undefined && !error}
        ports={ports}
        renderTerms={renderTerms}
      />
    </>
  );
}
