import type { AnyEndpoint, ResponseOf } from '@settee/contract';
import type { Query } from './query.ts';

/** Fetches a query of the page being prepared, at most once. Throws CallError. */
export type FetchQuery = <E extends AnyEndpoint>(read: Query<E>) => Promise<ResponseOf<E>>;
