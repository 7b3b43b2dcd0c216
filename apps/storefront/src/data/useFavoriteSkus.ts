import { useEffect } from 'react';
import { favoriteSkusQuery } from './favorite-skus.ts';
import { useLog } from './problems.ts';
import { useQuery } from './swr.ts';

/** Returns the SKUs in favorites, empty while loading; an error is logged. FAV-01, FAV-16 */
export function useFavoriteSkus() {
  const { data = [], error } = useQuery(favoriteSkusQuery, { revalidateOnFocus: true });
  const log = useLog();
  const message = error?.message;
  useEffect(() => {
    if (message !== undefined) log(`Error reading the favorites: ${message}`);
  }, [message, log]);
  return data;
}
