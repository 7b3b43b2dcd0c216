'use client';

import { useCallback, useEffect, useRef } from 'react';
import { onFirstInput } from './first-input.ts';
import { matchesMedia } from './matches-media.ts';

/** Elements that wait to be seen, with what to do then. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function stopWaiting(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

function onSeen(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      waiting.get(target)?.();
      stopWaiting(target);
    }
  });
  waiting.set(element, act);
  observer.observe(element);
  return () => stopWaiting(element);
}

export interface IntentProps {
  ref: (element: Element | null) => (() => void) | undefined;
  onPointerEnter: () => unknown;
  onFocus: () => unknown;
}

/**
 * Props for what opens a layer, to load the layer before the click. `loadCode` runs when a pointer or the focus arrives;
 * a finger does not arrive before the tap, so for touch it runs when the element is seen, once the page is in use.
 * `loadData` runs only when a pointer or the focus arrives; its failure is ignored. Both can run more than once.
 */
export function useIntent(loadCode: () => unknown, loadData?: () => unknown): IntentProps {
  const latest = useRef({ loadCode, loadData });
  useEffect(() => {
    latest.current = { loadCode, loadData };
  });
  const ref = useCallback((element: Element | null) => {
    if (!element || !matchesMedia('(hover: none)')) return;
    let stop = onFirstInput(() => {
      stop = onSeen(element, () => void latest.current.loadCode());
    });
    return () => stop();
  }, []);
  const onNear = useCallback(async () => {
    void latest.current.loadCode();
    try {
      await latest.current.loadData?.();
    } catch {
      // It is not needed yet; the click loads it again, and shows a failure.
    }
  }, []);
  return { ref, onPointerEnter: onNear, onFocus: onNear };
}
