import type { CheckoutPorts } from '@settee/checkout-kit';
import { findPlace, suggestStreets } from '@settee/contract';
import { ok } from '@settee/domain';
import { useMemo } from 'react';
import { useDataSource } from './data-source.ts';
import { toPortResult, useSafeMutation } from './port-result.ts';

/** Returns the requests of address forms. SHIP-10 */
export function useAddressPorts(): Required<Pick<CheckoutPorts, 'findPlace' | 'suggestStreets'>> {
  const source = useDataSource();
  const send = useSafeMutation();
  return useMemo(
    () => ({
      findPlace: async (zipCode) => {
        const result = await toPortResult(findPlace, source.call(findPlace, { zipCode }));
        return result.ok ? ok(result.value.place) : result;
      },
      suggestStreets: async (text, zipCode) => {
        const result = await send(suggestStreets, { text, zipCode });
        return result.ok ? ok(result.value.suggestions) : result;
      },
    }),
    [source, send],
  );
}
