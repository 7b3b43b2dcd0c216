'use client';

import { type ComponentType, createElement, type ReactNode, use, useEffect, useReducer, useState } from 'react';
import { LoadFailure } from './components/LoadFailure/LoadFailure.tsx';
import { partCode } from './part-code.ts';

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
    const [, render] = useReducer((count: number) => count + 1, 0);
    const [isRetrying, setIsRetrying] = useState(false);
    useEffect(() => code.subscribe(render), []);
    const retry = async () => {
      setIsRetrying(true);
      await code.load();
      setIsRetrying(false);
    };
    const isFailure = isRetrying || code.hasFailed();
    if (!code.component() && !isFailure) use(code.load());
    const part = code.component();
    if (part) return createElement(part, props);
    return createElement(LoadFailure, { busy: isRetrying, onRetry: () => void retry() });
  }
  return Object.assign(Part, { ready: () => code.load() });
}
