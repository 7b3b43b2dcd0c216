import { getDebugBrowseData } from '@settee/contract';
import type { Configuration, ProductPage } from '@settee/domain';
import { completeQuery } from './product.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

/** Loads a complete configuration in the format of the debug tools. PDP-21 */
export function useDebugData(page: ProductPage, configuration: Configuration) {
  const complete = completeQuery(page, configuration);
  return useQuery(complete && query(getDebugBrowseData, complete.input), { keepPreviousData: true });
}
