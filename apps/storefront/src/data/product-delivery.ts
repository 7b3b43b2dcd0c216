import type { ZipPorts } from '@settee/checkout-kit';
import { applyZip, getDeliveryInfo, validateZip } from '@settee/contract';
import type { Sku } from '@settee/domain';
import { useMemo } from 'react';
import { useSafeMutation } from './port-result.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

/** Delivery of a product to the postal code of the cart; the page shows without it. */
export const productDeliveryQuery = (sku: Sku) => query(getDeliveryInfo, { sku }, { isLive: true, isOptional: true });

export const useProductDelivery = (sku: Sku) => useQuery(productDeliveryQuery(sku), { keepPreviousData: true });

/** Checks a postal code, and gives it to the cart. ZIP-20 */
export function useZipPorts(): ZipPorts {
  const send = useSafeMutation();
  return useMemo(
    () => ({
      checkZip: (zipCode) => send(validateZip, { zipCode }),
      applyZip: (zipCode) => send(applyZip, { zipCode }),
    }),
    [send],
  );
}
