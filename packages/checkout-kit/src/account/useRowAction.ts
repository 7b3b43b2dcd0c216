import { useState } from 'react';
import type { Answer, CallProblem } from '../problems/call-problem.ts';

type RowState = { at: 'quiet' } | { at: 'busy' | 'failed'; id: string };

/** One change at a time in a list: which row is busy, which could not be changed. */
export function useRowAction(log: (problem: CallProblem) => void) {
  const [state, setState] = useState<RowState>({ at: 'quiet' });
  const run = async (id: string, act: () => Promise<Answer<unknown>>): Promise<boolean> => {
    if (state.at === 'busy') return false;
    setState({ at: 'busy', id });
    const answer = await act();
    if (!answer.ok) log(answer.problem);
    setState(answer.ok ? { at: 'quiet' } : { at: 'failed', id });
    return answer.ok;
  };
  return {
    run,
    isBusy: (id: string) => state.at === 'busy' && state.id === id,
    hasFailed: state.at === 'failed',
  };
}
