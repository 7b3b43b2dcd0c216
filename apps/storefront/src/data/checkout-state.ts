import { refreshCheckout } from '@settee/contract';
import type { CheckoutState } from '@settee/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useDataSource } from './data-source.ts';
import { getQueryKey, query } from './query.ts';
import { useQuery } from './swr.ts';

export const checkoutQuery = query(refreshCheckout, {}, { isLive: true });
export const useCheckoutState = () => useQuery(checkoutQuery);

/** Returns the function that puts a fresh checkout in place of the last one. API-03 */
export function useSaveCheckout(): (state: CheckoutState) => void {
  const { mutate } = useSWRConfig();
  const { freshness } = useDataSource();
  return useCallback(
    (state) => {
      freshness.note(checkoutQuery);
      void mutate(getQueryKey(checkoutQuery), state, { revalidate: false });
    },
    [mutate, freshness],
  );
}

let placedCartId = '';

/** Notes a checkout that was placed, so that Back does not show it; also sees what the cache still holds. */
export const notePlaced = (basketId: string): void => void (placedCartId = basketId);
export const isPlaced = ({ basketId }: CheckoutState): boolean => basketId !== '' && basketId === placedCartId;
