import { type Endpoint, type InputOf, refreshCheckout, type Schemas } from '@settee/contract';
import type { PortResult } from '@settee/checkout-kit';
import type { CheckoutState } from '@settee/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useSafeMutation } from './port-result.ts';
import { useDataSource } from './data-source.ts';
import { getQueryKey, query } from './query.ts';
import { useQuery } from './swr.ts';

export const checkoutQuery = query(refreshCheckout, {}, { isLive: true });
export const useCheckoutState = () => useQuery(checkoutQuery);

/** Puts a fresh checkout state in place of the last one. */
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

export type StateEndpoint = Endpoint<
  Schemas<Schemas['input'], NonNullable<(typeof refreshCheckout)['~schemas']>['reply']>
>;

/** Sends a mutation and replaces the state by the checkout data of its response. API-03 */
export type SendForState = <E extends StateEndpoint>(
  endpoint: E,
  input: InputOf<E>,
) => Promise<PortResult<CheckoutState>>;

/** Returns the function with which the checkout ports send mutations. */
export function useSendForState(): SendForState {
  const send = useSafeMutation();
  const save = useSaveCheckout();
  return useCallback(
    async (endpoint, input) => {
      const result = await send<StateEndpoint>(endpoint, input);
      if (result.ok) save(result.value);
      return result;
    },
    [send, save],
  );
}
