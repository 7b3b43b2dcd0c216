import { type FabricPorts, fabricMessages } from '@settee/configurator-kit';
import { getCardData, getFilteredResults, getNlaFabrics, getRecentFabrics } from '@settee/contract';
import { type FabricQuery, ok, type Result } from '@settee/domain';
import { useEffect, useMemo } from 'react';
import { subscribeToRecentSwatches, saveRecentSwatch, recentSwatches } from '../edges/recent-swatches.ts';
import { subscribeToSwatchCart, saveSwatchCart, swatchCart } from '../edges/swatch-cart.ts';
import { useSafeMutation } from './port-result.ts';
import { useErrorLog, useLog } from './problems.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

/** Builds the request for the fabrics of a query; `+` joins the values of a group. FABRIC-04, FABRIC-17 */
export const fabricsQuery = ({ values, sort, page }: FabricQuery) => {
  const joined = (keys: readonly string[] = []) => keys.join('+');
  return query(getFilteredResults, {
    features: joined(values.features),
    colorgroup: joined(values.colorgroup),
    fabrictype: joined(values.fabrictype),
    sort,
    page,
  });
};

/**
 * Loads the fabrics that match a query; the previous ones show while loading and after an error. FABRIC-17,
 * FABRIC-21
 */
export function useFabricResults(query: FabricQuery) {
  const wanted = fabricsQuery(query);
  const load = useQuery(wanted, { keepPreviousData: true });
  const { data } = useQuery(wanted);
  const log = useLog();
  const { error } = load;
  useEffect(() => {
    if (error) log(`${fabricMessages.serverError} ${error.message}`);
  }, [error, log]);
  return { ...load, isBusy: data === undefined && !error };
}

function mapResult<Reply, Value>(result: Result<Reply, unknown>, select: (reply: Reply) => Value) {
  return result.ok ? ok(select(result.value)) : result;
}

/** Returns the ports of the fabrics page. FABRIC-13, FABRIC-18 to FABRIC-21 */
export function useFabricPorts(): FabricPorts {
  const send = useSafeMutation();
  const log = useErrorLog();
  return useMemo(
    () => ({
      readCart: swatchCart,
      saveCart: saveSwatchCart,
      subscribeToCart: subscribeToSwatchCart,
      readRecent: recentSwatches,
      recordViewed: ({ optionCode, code }) => saveRecentSwatch(optionCode, code),
      subscribeToRecent: subscribeToRecentSwatches,
      cardData: (choiceCode) => send(getCardData, { choiceCode }),
      recentFabrics: async (codes) =>
        mapResult(await send(getRecentFabrics, { choiceCodes: codes.join() }), ({ recentFabrics }) => recentFabrics),
      nlaFabrics: async (codes) =>
        mapResult(await send(getNlaFabrics, { choiceCodes: codes.join() }), ({ nlaFabrics }) => nlaFabrics),
      log,
    }),
    [send, log],
  );
}
