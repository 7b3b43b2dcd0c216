'use client';

import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { LoadFailure } from './components/LoadFailure/LoadFailure.tsx';
import { partCode } from './part-code.ts';
import { usePartTries } from './use-part.ts';

/** A part of a page whose code is loaded after the page's own. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Resolves after a try to load the code; a server waits for it, so that its first response is complete. */
  ready(): Promise<void>;
}

/**
 * Loads a part with its first rendering; what a server has rendered of it stays until then. Needs a Suspense around it.
 * As `React.lazy`, but a failure shows a notice in the part's place with a button that loads the code again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const code = partCode(load);
  function Part(props: Props) {
    const { isRetrying, retry } = usePartTries();
    const isFailure = isRetrying || code.hasFailed();
    if (!code.component() && !isFailure) use(code.load());
    const part = code.component();
    if (part) return createElement(part, props);
    return createElement(LoadFailure, { busy: isRetrying, onRetry: retry });
  }
  return Object.assign(Part, { ready: () => code.load() });
}
