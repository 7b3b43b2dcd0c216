import type { ConfirmationScreenProps, OrderStatusPorts } from '@settee/checkout-kit';
import { correctOrderEmail, createAccount, getOpenedOrder, openOrder, requestOrderCode } from '@settee/contract';
import { useMemo } from 'react';
import { printPage } from '../edges/navigation.ts';
import { markOrderAsShown } from '../edges/shown-orders.ts';
import { useSafeMutation } from './port-result.ts';
import { useProblemLog } from './problems.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

/** An order that this browser has opened or placed; `null` for any other. */
export const openedOrderQuery = (orderNumber: string) =>
  query(getOpenedOrder, { orderNumber }, { isLive: true, isOptional: true });
export const useOpenedOrder = (orderNumber: string) => useQuery(openedOrderQuery(orderNumber));

/** `show` shows the order of a number, or the empty form for an empty number. */
export function useOrderStatusPorts(show: (orderNumber: string) => void): Omit<OrderStatusPorts, 'reorder'> {
  const send = useSafeMutation();
  const log = useProblemLog();
  return useMemo(
    () => ({
      requestCode: (lookup) => send(requestOrderCode, lookup),
      open: async (entry) => {
        const result = await send(openOrder, entry);
        if (result.ok && result.value.isSuccess) show(entry.orderNumber);
        return result;
      },
      leave: () => show(''),
      print: printPage,
      log,
    }),
    [send, log, show],
  );
}

/** Returns the ports of the confirmation; `isGuest` offers an account. */
export function useConfirmationPorts(isGuest: boolean): ConfirmationScreenProps['ports'] {
  const send = useSafeMutation();
  const log = useProblemLog();
  return useMemo(
    () => ({
      print: printPage,
      markAsShown: markOrderAsShown,
      correctEmail: (emailAddress) => send(correctOrderEmail, { emailAddress }),
      ...(isGuest && { createAccount: (account) => send(createAccount, account) }),
      log,
    }),
    [send, log, isGuest],
  );
}
