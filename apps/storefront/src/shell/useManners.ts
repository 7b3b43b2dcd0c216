import { useAnnounce } from '@settee/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepEntry, readEntry } from '../edges/page-storage.ts';
import { recallPositions } from './positions.ts';

/** Where the skip link and a navigation lead the focus. */
export const mainId = 'main';

// The server has no layout; there it may only wait.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const isConfiguring = (state: unknown) => typeof state === 'object' && state !== null && 'step' in state;

/** Calls back with the title of the page, which has none while its code is loaded; returns how to stop. */
function withTitle(report: (title: string) => void): () => void {
  const watch = new MutationObserver(() => attempt());
  const attempt = () => {
    if (document.title === '') return;
    watch.disconnect();
    report(document.title);
  };
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  attempt();
  return () => watch.disconnect();
}

/** After a navigation the page stands at its top, or where it was on Back; focus is on it and its title is said. */
export function useManners(): void {
  const { key, pathname, hash, state } = useLocation();
  const kind = useNavigationType();
  const announce = useAnnounce();
  const positions = useRef<ReturnType<typeof recallPositions>>(null);
  const isStep = isConfiguring(state);
  const shown = useRef({ key, pathname, isStep });

  useEffect(() => {
    const kept = (positions.current ??= recallPositions(readEntry('scrollPositions')));
    const note = () => kept.note(shown.current.key, window.scrollY);
    // On reload the browser itself goes back to where the page stood.
    const leave = () => {
      keepEntry('scrollPositions', kept.text());
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useBeforePaint(() => {
    const before = shown.current;
    if (before.key === key) return undefined;
    shown.current = { key, pathname, isStep };
    const isElsewhere = before.pathname !== pathname;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    // Back and forth through one configuration leaves the page where the shopper looks at it.
    else if (kind === 'POP' && (isElsewhere || !(isStep || before.isStep)))
      window.scrollTo(0, positions.current?.of(key) ?? 0);
    else if (isElsewhere) window.scrollTo(0, 0);
    if (!isElsewhere) return undefined;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    return withTitle(announce);
  }, [key, pathname, hash, kind, isStep, announce]);
}
