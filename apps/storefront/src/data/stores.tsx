import type { StoresPorts, StoresStart } from '@settee/configurator-kit';
import {
  applyZip,
  getCart,
  getStoreAvailability,
  getStoreListPopup,
  getStorePopup,
  getStores,
  resetBasketStore,
} from '@settee/contract';
import { type Cart, ok, err, type StorePopup } from '@settee/domain';
import { useMemo } from 'react';
import { CmsContent } from '../shell/CmsContent.tsx';
import { useSafeMutation } from './port-result.ts';
import { useLog } from './problems.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const storesRead = query(getStores, {});
export const useAllStores = () => useQuery(storesRead);

function getStart({ cartSummary, pickup: { store, stores } }: Cart): StoresStart {
  const pickup = store && { name: store.name, isNearest: store.locationId === stores[0]?.locationId };
  return { zip: cartSummary.taxZipCode, pickup };
}

const getContent = ({ title, html }: StorePopup) => ({ title, body: <CmsContent html={html} /> });

/** Returns the ports of the store finder of a product page. STORE-04 to STORE-07 */
export function useStoresPorts(): StoresPorts {
  const send = useSafeMutation();
  const write = useLog();
  return useMemo<StoresPorts>(
    () => ({
      start: async () => {
        const answer = await send(getCart, {});
        return answer.ok ? ok(getStart(answer.value)) : answer;
      },
      getAvailability: (request) => send(getStoreAvailability, request),
      keepZip: async (zipCode) => {
        const answer = await send(applyZip, { zipCode });
        return answer.ok && !answer.value.isSuccess ? err({ message: answer.value.errorMessage }) : answer;
      },
      resetStore: () => send(resetBasketStore, {}),
      openStore: async () => {
        const answer = await send(getStorePopup, {});
        return answer.ok ? ok(getContent(answer.value)) : answer;
      },
      openList: async () => {
        const answer = await send(getStoreListPopup, {});
        return answer.ok ? ok(getContent(answer.value)) : answer;
      },
      log: (message, problem) => write(`${message} ${JSON.stringify(problem)}`),
    }),
    [send, write],
  );
}
