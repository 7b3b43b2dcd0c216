import { getHome, getListing, getMenu, getSitePages, search, suggest } from '@settee/contract';
import { type ProductFacetKey, productFacetKeys, type ProductQuery } from '@settee/domain';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const menuQuery = query(getMenu, {}, { isOptional: true });
export const useMenu = () => useQuery(menuQuery);

export const homeQuery = query(getHome, {});
export const useHome = () => useQuery(homeQuery);

/** Filters, sort order and page of a request. */
function toInput({ values, sort, page }: ProductQuery) {
  const entries = productFacetKeys.map((key) => [key, (values[key] ?? []).join('+')] as const);
  const { category: categories, ...others } = Object.fromEntries(entries) as Record<ProductFacetKey, string>;
  return { categories, ...others, sort, page };
}

export const listingQuery = (category: string, wanted: ProductQuery) =>
  query(getListing, { category, ...toInput(wanted) });

/** The products of a category; the previous result stays while loading and after an error. */
export function useListing(category: string, wanted: ProductQuery) {
  const read = listingQuery(category, wanted);
  const load = useQuery(read, { keepPreviousData: true });
  const { data } = useQuery(read);
  return { ...load, isCurrent: data !== undefined };
}

/** An empty text finds nothing but popular products. */
export const searchQuery = (text: string, wanted: ProductQuery) =>
  query(search, { query: text.slice(0, 100), ...toInput(wanted) });

export function useSearch(text: string, wanted: ProductQuery) {
  const read = searchQuery(text, wanted);
  const load = useQuery(read, { keepPreviousData: true });
  const { data } = useQuery(read);
  return { ...load, isCurrent: data !== undefined };
}

/** `null` while there is too little to suggest for. */
export const useSuggestions = (text: string) =>
  useQuery(text.length > 1 ? query(suggest, { query: text.slice(0, 100) }) : null, { keepPreviousData: true });

/** Product pages after a SKU, for the sitemap. */
export const sitePagesQuery = (after: number) => query(getSitePages, { after });
