import type { AnyEndpoint, ReplyOf } from '@settee/contract';
import type { Read } from './read.ts';

/** Answers a read of the page that is being made ready, asking at most once. Throws CallError. */
export type Ask = <E extends AnyEndpoint>(read: Read<E>) => Promise<ReplyOf<E>>;
