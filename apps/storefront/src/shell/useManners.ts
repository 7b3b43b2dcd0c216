import { useAnnounce } from '@settee/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepEntry, readEntry } from '../edges/page-storage.ts';
import { useLocation, useNavigationType } from '../router/router.tsx';
import { recallPositions } from './positions.ts';

/** Where the skip link and a navigation lead the focus. */
export const mainId = 'main';

// The server has no layout; there it may only wait.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** After a navigation the page stands at its top, or where it was on Back; focus is on it and its title is said. */
export function useManners(): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const announce = useAnnounce();
  const positions = useRef<ReturnType<typeof recallPositions>>(null);
  const shown = useRef({ key, pathname });

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
    if (before.key === key) return;
    shown.current = { key, pathname };
    const isElsewhere = before.pathname !== pathname;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else if (kind === 'POP') window.scrollTo(0, positions.current?.of(key) ?? 0);
    else if (isElsewhere) window.scrollTo(0, 0);
    if (!isElsewhere) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    announce(document.title);
  }, [key, pathname, hash, kind, announce]);
}
