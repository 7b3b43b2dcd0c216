'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance outside the viewport of the list at which parts are rendered, in px. */
const ahead = 600;

function getScroller(element: HTMLElement | null): HTMLElement | null {
  for (let at = element?.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/** The keys (`data-part`) of the parts of a list that are near what is seen of it. `list` is its parts, so that new ones are watched. */
export function useNearViewport(root: RefObject<HTMLElement | null>, list: unknown): ReadonlySet<string> {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const watched = useRef<{ watch: IntersectionObserver; parts: WeakSet<Element> } | null>(null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const key = target instanceof HTMLElement ? (target.dataset['part'] ?? '') : '';
            if (isIntersecting) next.add(key);
            else next.delete(key);
          }
          return next.size === before.size && [...next].every((key) => before.has(key)) ? before : next;
        }),
      { root: getScroller(root.current), rootMargin: `${ahead}px 0px` },
    );
    watched.current = { watch, parts: new WeakSet() };
    return () => watch.disconnect();
  }, [root]);
  useEffect(() => {
    if (!watched.current) return;
    const { watch, parts } = watched.current;
    // The observer reports a removed element as not intersecting, so no unobserve is needed.
    for (const part of root.current?.querySelectorAll('[data-part]') ?? []) {
      if (parts.has(part)) continue;
      parts.add(part);
      watch.observe(part);
    }
  }, [root, list]);
  return near;
}
