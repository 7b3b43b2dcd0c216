'use client';

import { lazy, Suspense } from 'react';
import type { ProblemMessages } from '../messages.ts';
import type { Problems } from '../useProblems.ts';

const ErrorPopup = lazy(() =>
  import('../ErrorPopup/ErrorPopup.tsx').then((module) => ({ default: module.ErrorPopup })),
);
const SessionErrorPopup = lazy(() =>
  import('../SessionErrorPopup/SessionErrorPopup.tsx').then((module) => ({ default: module.SessionErrorPopup })),
);

export interface ProblemsPopupsProps {
  /** From `useProblems`. */
  problems: Pick<Problems, 'state' | 'closeError' | 'closeSession'>;
  messages?: Partial<ProblemMessages>;
}

/** Shows what `useProblems` has to tell; loads the popups when the first problem comes. */
export function ProblemsPopups({ problems, messages }: ProblemsPopupsProps) {
  const { state, closeError, closeSession } = problems;
  if (state.at === 'fine') return null;
  return (
    <Suspense fallback={null}>
      {state.at === 'session' ? (
        <SessionErrorPopup onOk={closeSession} messages={messages} />
      ) : (
        <ErrorPopup text={state.text} onClose={closeError} messages={messages} />
      )}
    </Suspense>
  );
}
