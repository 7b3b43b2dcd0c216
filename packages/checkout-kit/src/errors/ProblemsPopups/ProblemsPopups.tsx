'use client';

import { lazyComponent, onFirstInput, withRef } from '@settee/ui';
import { useEffect } from 'react';
import type { ProblemMessages } from '../messages.ts';
import type { Problems } from '../useProblems.ts';
import type { RootRef } from '../../root-ref.ts';

const ErrorPopup = lazyComponent(() => import('../ErrorPopup/ErrorPopup.tsx').then((module) => module.ErrorPopup));
const SessionErrorPopup = lazyComponent(() =>
  import('../SessionErrorPopup/SessionErrorPopup.tsx').then((module) => module.SessionErrorPopup),
);

export interface ProblemsPopupsProps extends RootRef<HTMLDivElement> {
  /** From `useProblems`. */
  problems: Pick<Problems, 'state' | 'closeError' | 'closeSession' | 'dismissError'>;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ProblemMessages>;
}

/** Shows what `useProblems` reports. Loads the popups with the first input: without a connection it would be too late. */
export const ProblemsPopups = withRef(function ProblemsPopups({ problems, messages, ref }: ProblemsPopupsProps) {
  const { state, closeError, closeSession, dismissError } = problems;
  useEffect(() => {
    const load = () => {
      ErrorPopup.load();
      SessionErrorPopup.load();
    };
    const stop = onFirstInput(load);
    // Assistive technology moves the focus without a key.
    addEventListener('focusin', load, { once: true });
    return () => {
      stop();
      removeEventListener('focusin', load);
    };
  }, []);
  if (state.status === 'idle') return null;
  if (state.status === 'sessionExpired') return <SessionErrorPopup ref={ref} onOk={closeSession} messages={messages} />;
  const { text, retry } = state;
  const again =
    retry &&
    (() => {
      dismissError();
      retry();
    });
  return (
    <ErrorPopup
      ref={ref}
      text={text}
      onClose={closeError}
      onRetry={again}
      onDismiss={retry && dismissError}
      messages={messages}
    />
  );
});
