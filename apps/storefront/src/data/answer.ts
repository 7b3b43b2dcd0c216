import type { Answer } from '@settee/checkout-kit';
import type { AnyEndpoint, InputOf, ReplyOf } from '@settee/contract';
import { ok, refuse } from '@settee/domain';
import { useMemo } from 'react';
import { useDataSource } from './data-source.ts';
import { useCall } from './swr.ts';

type Named = Pick<AnyEndpoint, 'id' | 'path'>;

/** Turns broken plumbing into a value, as the kits want it. */
export async function answerOf<Value>({ id, path }: Named, call: Promise<Value>): Promise<Answer<Value>> {
  try {
    return ok(await call);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return refuse({ message, action: id, apiUrl: path });
  }
}

/** Makes a call and never rejects. */
export type Send = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<Answer<ReplyOf<E>>>;

/** What the ports of the kits are made of. */
export function useSend(): Send {
  const call = useCall();
  const { configured } = useDataSource();
  return useMemo<Send>(
    () => (endpoint, input) => answerOf(configured(endpoint), call(endpoint, input)),
    [call, configured],
  );
}
