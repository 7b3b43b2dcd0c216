import { getCart } from '@settee/contract';
import { useDataSource } from './data-source.ts';

/** Returns a function that reads the start of the store finder before it opens. */
export function usePrefetchStores(): () => void {
  const { prefetch } = useDataSource();
  return () => prefetch(getCart, {});
}
