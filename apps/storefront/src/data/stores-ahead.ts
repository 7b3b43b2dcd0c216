import { getCart } from '@settee/contract';
import { useDataSource } from './data-source.ts';

/** Returns a function that reads the start of the store finder before it opens. */
export function useStoresAhead(): () => void {
  const { readAhead } = useDataSource();
  return () => readAhead(getCart, {});
}
