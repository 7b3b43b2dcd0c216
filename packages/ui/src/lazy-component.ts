'use client';

import { type ComponentType, createElement, type ReactNode, useEffect, useReducer, useState } from 'react';
import { LoadFailure } from './components/LoadFailure/LoadFailure.tsx';
import { partCode } from './part-code.ts';
import { withRef } from './react-18.ts';
import { usePartTries } from './use-part.ts';

/** Rendered components with a visible failure; the first shows the notice for all. */
const failing = new Set<() => void>();
const renderFailing = () => {
  for (const render of failing) render();
};

/** Component with code that is loaded on its first render. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /**
   * Loads its code ahead, as when a pointer nears the button that opens it; a failure shows when it is rendered. Resolves
   * after the try, never rejects.
   */
  load(): Promise<void>;
}

/**
 * For popups and other parts that a shopper opens: nothing shows until the code is loaded, and then at once.
 * `React.lazy` would hold them back for 300 ms after its fallback, and shows that once even when the code is there.
 * What the server renders uses `lazyPart`. A failure shows a notice with a button that loads the code again.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const code = partCode(load);
  function Demanded(props: Props) {
    const { isRetrying, retry } = usePartTries();
    const [, render] = useReducer((count: number) => count + 1, 0);
    // Only a rendered component shows the failure of its load; a preload does not.
    const [hasTried, setHasTried] = useState(false);
    const part = code.component();
    const isMissing = part === undefined;
    const isFailing = isMissing && hasTried;
    useEffect(() => {
      let isGone = false;
      if (isMissing) void code.load().then(() => isGone || setHasTried(true));
      return () => {
        isGone = true;
      };
    }, [isMissing]);
    useEffect(() => {
      if (!isFailing) return;
      failing.add(render);
      // The others must learn which one is the first.
      renderFailing();
      return () => {
        failing.delete(render);
        renderFailing();
      };
    }, [isFailing]);
    if (part) return createElement(part, props);
    const [first = render] = failing;
    if (!isFailing || first !== render) return null;
    return createElement(LoadFailure, { place: 'window', busy: isRetrying, onRetry: retry });
  }
  return Object.assign(withRef(Demanded), { load: () => code.load() });
}
