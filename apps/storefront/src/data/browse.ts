import { getHome, getListing, getMenu, search } from '@settee/contract';
import type { ListingSort } from '@settee/domain';
import { read } from './read.ts';
import { useLoad } from './swr.ts';

export const menuRead = read(getMenu, {}, { isOptional: true });
export const useMenu = () => useLoad(menuRead);

export const homeRead = read(getHome, {});
export const useHome = () => useLoad(homeRead);

export const listingRead = (category: string, sort: ListingSort) => read(getListing, { category, sort });
export const useListing = (category: string, sort: ListingSort) =>
  useLoad(listingRead(category, sort), { keepPreviousData: true });

/** `null` while there is nothing to search for. */
export const searchRead = (query: string) => (query ? read(search, { query: query.slice(0, 100) }) : null);
export const useSearch = (query: string) => useLoad(searchRead(query), { keepPreviousData: true });
