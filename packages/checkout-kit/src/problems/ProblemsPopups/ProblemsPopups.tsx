'use client';

import { onDemand } from '@settee/ui';
import type { ProblemMessages } from '../messages.ts';
import type { Problems } from '../useProblems.ts';

const ErrorPopup = onDemand(() => import('../ErrorPopup/ErrorPopup.tsx').then((module) => module.ErrorPopup));
const SessionErrorPopup = onDemand(() =>
  import('../SessionErrorPopup/SessionErrorPopup.tsx').then((module) => module.SessionErrorPopup),
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
  if (state.at === 'session') return <SessionErrorPopup onOk={closeSession} messages={messages} />;
  return <ErrorPopup text={state.text} onClose={closeError} messages={messages} />;
}
