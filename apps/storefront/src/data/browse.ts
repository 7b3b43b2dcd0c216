import { getHome, getListing, getMenu, search } from '@settee/contract';
import type { ListingSort } from '@settee/domain';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const menuRead = query(getMenu, {}, { isOptional: true });
export const useMenu = () => useQuery(menuRead);

export const homeRead = query(getHome, {});
export const useHome = () => useQuery(homeRead);

export const listingRead = (category: string, sort: ListingSort) => query(getListing, { category, sort });
export const useListing = (category: string, sort: ListingSort) =>
  useQuery(listingRead(category, sort), { keepPreviousData: true });

/** `null` while there is nothing to search for. */
export const searchRead = (text: string) => (text ? query(search, { query: text.slice(0, 100) }) : null);
export const useSearch = (text: string) => useQuery(searchRead(text), { keepPreviousData: true });
