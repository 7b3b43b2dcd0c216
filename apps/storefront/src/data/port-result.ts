import type { PortResult } from '@settee/checkout-kit';
import type { AnyEndpoint, InputOf, ResponseOf } from '@settee/contract';
import { ok, err } from '@settee/domain';
import { useMemo } from 'react';
import { useDataSource } from './data-source.ts';
import { useMutation } from './swr.ts';

type Named = Pick<AnyEndpoint, 'id' | 'path'>;

/** Turns broken plumbing into a value, as the kits want it. */
export async function toPortResult<Value>({ id, path }: Named, call: Promise<Value>): Promise<PortResult<Value>> {
  try {
    return ok(await call);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return err({ message, action: id, apiUrl: path });
  }
}

/** Makes a call and never rejects. */
export type Send = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<PortResult<ResponseOf<E>>>;

/** Returns the function with which the ports of the kits send mutations. */
export function useSafeMutation(): Send {
  const call = useMutation();
  const { applySettings } = useDataSource();
  return useMemo<Send>(
    () => (endpoint, input) => toPortResult(applySettings(endpoint), call(endpoint, input)),
    [call, applySettings],
  );
}
