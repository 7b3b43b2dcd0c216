'use client';

import { type ComponentType, createElement, type ReactNode, use, useState } from 'react';
import { LoadFailure } from './components/LoadFailure/LoadFailure.tsx';
import { partCode } from './part-code.ts';
import { usePartTries } from './use-part.ts';

/** Part of a page with code that is loaded after that of the page. */
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
  function Shown(props: Props) {
    const { isRetrying, retry } = usePartTries();
    const part = code.component();
    if (part) return createElement(part, props);
    return createElement(LoadFailure, { busy: isRetrying, onRetry: retry });
  }
  function Awaited(props: Props) {
    use(code.firstTry());
    return createElement(Shown, props);
  }
  function Part(props: Props) {
    // What is there already must not wait for even a moment: a server would render the fallback.
    const [isReady] = useState(() => code.component() !== undefined);
    return createElement(isReady ? Shown : Awaited, props);
  }
  return Object.assign(Part, { ready: () => code.load() });
}
