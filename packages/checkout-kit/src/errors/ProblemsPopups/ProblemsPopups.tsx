'use client';

import { lazyComponent } from '@settee/ui';
import { useEffect } from 'react';
import type { ProblemMessages } from '../messages.ts';
import type { Problems } from '../useProblems.ts';

const ErrorPopup = lazyComponent(() => import('../ErrorPopup/ErrorPopup.tsx').then((module) => module.ErrorPopup));
const SessionErrorPopup = lazyComponent(() =>
  import('../SessionErrorPopup/SessionErrorPopup.tsx').then((module) => module.SessionErrorPopup),
);

export interface ProblemsPopupsProps {
  /** From `useProblems`. */
  problems: Pick<Problems, 'state' | 'closeError' | 'closeSession' | 'dismissError'>;
  messages?: Partial<ProblemMessages>;
}

/** Shows what `useProblems` reports. Loads the popups ahead: without a connection there is no other time for it. */
export function ProblemsPopups({ problems, messages }: ProblemsPopupsProps) {
  const { state, closeError, closeSession, dismissError } = problems;
  useEffect(() => {
    ErrorPopup.load();
    SessionErrorPopup.load();
  }, []);
  if (state.status === 'idle') return null;
  if (state.status === 'sessionExpired') return <SessionErrorPopup onOk={closeSession} messages={messages} />;
  const { text, retry } = state;
  const again =
    retry &&
    (() => {
      dismissError();
      retry();
    });
  return (
    <ErrorPopup
      text={text}
      onClose={closeError}
      onRetry={again}
      onDismiss={retry && dismissError}
      messages={messages}
    />
  );
}
