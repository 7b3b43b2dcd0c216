import type { StoresPorts, StoresStart } from '@settee/configurator-kit';
import {
  applyZip,
  getCart,
  getStore,
  getStoreAvailability,
  getStoreListPopup,
  getStorePopup,
  getStores,
  resetBasketStore,
} from '@settee/contract';
import { type Cart, ok, err, type StorePopup } from '@settee/domain';
import { useMemo } from 'react';
import { CmsContent } from './CmsContent.tsx';
import { useSafeMutation } from './port-result.ts';
import { useErrorLog } from './problems.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const storesQuery = query(getStores, {});
export const useAllStores = () => useQuery(storesQuery);

/** Stores by distance from a postal code; `null` without one. */
export const storeSearchQuery = (zip: string) =>
  zip === ''
    ? null
    : query(getStoreAvailability, {
        zip,
        sku: 0,
        onlyAvailStores: false,
        includeOnlyBopsEnabled: false,
        onDisplay: false,
      });
export const useStoreSearch = (zip: string) => useQuery(storeSearchQuery(zip));

export const storeQuery = (slug: string) => query(getStore, { slug });
export const useStore = (slug: string) => useQuery(storeQuery(slug));

function getStart({ cartSummary, pickup: { store, stores } }: Cart): StoresStart {
  const pickup = store && { name: store.name, isNearest: store.locationId === stores[0]?.locationId };
  return { zip: cartSummary.taxZipCode, pickup };
}

const getContent = ({ title, html }: StorePopup) => ({ title, body: <CmsContent html={html} /> });

/** Returns the ports of the store finder of a product page. STORE-04 to STORE-07 */
export function useStoresPorts(): StoresPorts {
  const send = useSafeMutation();
  const log = useErrorLog();
  return useMemo<StoresPorts>(
    () => ({
      start: async () => {
        const result = await send(getCart, {});
        return result.ok ? ok(getStart(result.value)) : result;
      },
      getAvailability: (request) => send(getStoreAvailability, request),
      saveZip: async (zipCode) => {
        const result = await send(applyZip, { zipCode });
        return result.ok && !result.value.isSuccess ? err({ message: result.value.errorMessage }) : result;
      },
      resetStore: () => send(resetBasketStore, {}),
      openStore: async () => {
        const result = await send(getStorePopup, {});
        return result.ok ? ok(getContent(result.value)) : result;
      },
      openList: async () => {
        const result = await send(getStoreListPopup, {});
        return result.ok ? ok(getContent(result.value)) : result;
      },
      log,
    }),
    [send, log],
  );
}
