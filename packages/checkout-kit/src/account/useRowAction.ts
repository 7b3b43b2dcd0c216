import { useState } from 'react';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';

type RowState = { status: 'idle' } | { status: 'busy' | 'failed'; id: string };

/** One change at a time in a list: which row is busy, which could not be changed. */
export function useRowAction(log: (problem: RequestFailure) => void) {
  const [state, setState] = useState<RowState>({ status: 'idle' });
  const run = async (id: string, act: () => Promise<PortResult<unknown>>): Promise<boolean> => {
    if (state.status === 'busy') return false;
    setState({ status: 'busy', id });
    const result = await act();
    if (!result.ok) log(result.error);
    setState(result.ok ? { status: 'idle' } : { status: 'failed', id });
    return result.ok;
  };
  return {
    run,
    isBusy: (id: string) => state.status === 'busy' && state.id === id,
    hasFailed: state.status === 'failed',
  };
}
