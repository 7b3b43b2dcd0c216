import { type Endpoint, type InputOf, refreshCheckout, type Schemas } from '@settee/contract';
import type { Answer } from '@settee/checkout-kit';
import type { CheckoutState } from '@settee/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useSend } from './answer.ts';
import { useDataSource } from './data-source.ts';
import { keyOf, read } from './read.ts';
import { useLoad } from './swr.ts';

export const checkoutRead = read(refreshCheckout, {}, { isLive: true });
export const useCheckoutState = () => useLoad(checkoutRead);

/** Puts a fresh checkout state in place of the last one. */
export function useKeepCheckout(): (state: CheckoutState) => void {
  const { mutate } = useSWRConfig();
  const { freshness } = useDataSource();
  return useCallback(
    (state) => {
      freshness.note(checkoutRead);
      void mutate(keyOf(checkoutRead), state, { revalidate: false });
    },
    [mutate, freshness],
  );
}

export type StateEndpoint = Endpoint<
  Schemas<Schemas['input'], NonNullable<(typeof refreshCheckout)['~schemas']>['reply']>
>;

/** Writes whose answer is the fresh checkout data, which replaces the state. API-03 */
export type SendForState = <E extends StateEndpoint>(endpoint: E, input: InputOf<E>) => Promise<Answer<CheckoutState>>;

/** What the checkout's ports are made of. */
export function useSendForState(): SendForState {
  const send = useSend();
  const keep = useKeepCheckout();
  return useCallback(
    async (endpoint, input) => {
      const answer = await send<StateEndpoint>(endpoint, input);
      if (answer.ok) keep(answer.value);
      return answer;
    },
    [send, keep],
  );
}
