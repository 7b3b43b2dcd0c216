import type { AnyEndpoint, ResponseOf } from '@settee/contract';
import type { Query } from './query.ts';

/** Answers a read of the page that is being made ready, asking at most once. Throws CallError. */
export type FetchQuery = <E extends AnyEndpoint>(read: Query<E>) => Promise<ResponseOf<E>>;
