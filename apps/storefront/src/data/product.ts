import { getBrowseData, getProduct } from '@settee/contract';
import {
  type Configuration,
  isAllOptionsSelected,
  outputCacheString,
  type ProductPage,
  selectionPayloads,
} from '@settee/domain';
import { type Query, query } from './query.ts';
import { useQuery } from './swr.ts';

export const productQuery = (sku: number) => query(getProduct, { sku });

/** The fetch of a complete selection; `null` while a choice is missing. PDP-20, PDP-23, OPT-18 */
export function completeQuery(
  page: ProductPage | undefined,
  configuration: Configuration,
): Query<typeof getBrowseData> | null {
  if (!page || page.options.length === 0 || !isAllOptionsSelected(page.options, configuration)) return null;
  const chosen = page.options.map((option) => ({ ...option, choiceCode: configuration[option.optionCode] ?? null }));
  return query(getBrowseData, {
    sku: page.product.sku,
    choices: JSON.stringify(selectionPayloads(page.options, configuration)),
    outputCacheString: outputCacheString(chosen),
  });
}

/** Loads a product; `useCompleteProduct` loads a complete configuration of it. */
export const useProduct = (sku: number) => useQuery(productQuery(sku));
export const useCompleteProduct = (page: ProductPage | undefined, configuration: Configuration) =>
  useQuery(completeQuery(page, configuration), { keepPreviousData: true });
