import type { OrderPorts, ReturnScreenProps } from '@settee/checkout-kit';
import { cancelOrder, cancelReturn, getOrderReturns, reorder, requestReturn } from '@settee/contract';
import { useMemo, useRef } from 'react';
import { printPage } from '../edges/navigation.ts';
import { useSafeMutation } from './port-result.ts';
import { useProblemLog } from './problems.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

/** Returns of an order that this browser may see; `null` for any other. */
export const orderReturnsQuery = (orderNumber: string) =>
  query(getOrderReturns, { orderNumber }, { isLive: true, isOptional: true });
export const useOrderReturns = (orderNumber: string) => useQuery(orderReturnsQuery(orderNumber));

/** Returns the ports that buy an order again and cancel it. */
export function useOrderPorts(orderNumber: string): OrderPorts {
  const send = useSafeMutation();
  const log = useProblemLog();
  return useMemo(
    () => ({
      reorder: (lineIds, isAccepted) => send(reorder, { orderNumber, lineIds: [...lineIds], isAccepted }),
      cancelOrder: () => send(cancelOrder, { orderNumber }),
      log,
    }),
    [send, log, orderNumber],
  );
}

/** Returns the ports of the return page. A request without a response is repeated under the same id. */
export function useReturnPorts(orderNumber: string): ReturnScreenProps['ports'] {
  const send = useSafeMutation();
  const log = useProblemLog();
  const requestId = useRef('');
  return useMemo(
    () => ({
      requestReturn: async (lines, reason) => {
        requestId.current ||= crypto.randomUUID();
        const request = { orderNumber, requestId: requestId.current, lines: [...lines], reason };
        const result = await send(requestReturn, request);
        if (result.ok) requestId.current = '';
        return result;
      },
      cancelReturn: (returnNumber) => send(cancelReturn, { orderNumber, returnNumber }),
      print: printPage,
      log,
    }),
    [send, log, orderNumber],
  );
}
