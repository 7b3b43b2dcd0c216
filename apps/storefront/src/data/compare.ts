import { compareProducts } from '@settee/contract';
import { comparedSkusText, type Sku } from '@settee/domain';
import { useSyncExternalStore } from 'react';
import { comparedSkus, noComparedSkus, subscribeToComparedSkus } from '../edges/compared.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const compareQuery = (skus: readonly Sku[]) => query(compareProducts, { skus: comparedSkusText(skus) });

/** Products side by side; those before show while others load. */
export const useComparison = (skus: readonly Sku[]) => useQuery(compareQuery(skus), { keepPreviousData: true });

/** The products that this browser compares; none on the server and during hydration. */
export const useComparedSkus = () => useSyncExternalStore(subscribeToComparedSkus, comparedSkus, noComparedSkus);
