import type { QuotePorts } from '@settee/checkout-kit';
import { getCart, requestQuote, selectBasketStore } from '@settee/contract';
import { type Cart, err, ok, type Result } from '@settee/domain';
import { useMemo } from 'react';
import { useSafeMutation } from './port-result.ts';
import { useLog } from './problems.ts';

/** Returns the port of a quote request. ATC-05 */
export function useQuotePorts(): QuotePorts {
  const send = useSafeMutation();
  const write = useLog();
  return useMemo<QuotePorts>(
    () => ({
      requestQuote: (request) => send(requestQuote, request),
      log: (problem) => write(`Error requesting a quote: ${JSON.stringify(problem)}`),
    }),
    [send, write],
  );
}

export interface StorePickerPorts {
  /** Pickup stores of the site, nearest first, with the selected one. */
  loadStores(): Promise<Result<Cart['pickup'], unknown>>;
  /** The error is a message for the shopper; empty when the request failed. */
  selectStore(locationId: number): Promise<Result<null, string>>;
}

/** Returns the ports of the store picker. ATC-05 */
export function useStorePickerPorts(): StorePickerPorts {
  const send = useSafeMutation();
  return useMemo<StorePickerPorts>(
    () => ({
      loadStores: async () => {
        const result = await send(getCart, {});
        return result.ok ? ok(result.value.pickup) : result;
      },
      selectStore: async (locationId) => {
        const result = await send(selectBasketStore, { locationId });
        if (!result.ok) return err('');
        return result.value.isSuccess ? ok(null) : err(result.value.errorMessage);
      },
    }),
    [send],
  );
}
