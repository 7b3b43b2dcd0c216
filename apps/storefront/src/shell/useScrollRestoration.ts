import { decoded, parsedJson } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { setSessionItem, getSessionItem } from '../edges/page-storage.ts';

/** Id of the target of the skip link, focused after navigation. */
export const mainId = 'main';

/** Maximum number of history entries with a saved position. */
const maxPositions = 50;

/** Creates a store of scroll positions in px by history entry, restored from an earlier page. */
export function createScrollPositionStore(stored: string) {
  const positions = new Map<string, number>(
    (parsedJson(stored, Array.isArray) ?? []).filter(isEntry).slice(-maxPositions),
  );
  return {
    of: (key: string) => positions.get(key) ?? 0,
    note(key: string, y: number) {
      positions.delete(key);
      positions.set(key, Math.round(y));
      const [oldest] = positions.keys();
      if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
    },
    text: () => JSON.stringify([...positions]),
  };
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

// The server has no layout; there it may only wait.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const isConfiguring = (state: unknown) => typeof state === 'object' && state !== null && 'step' in state;

/** The element of a fragment, as browsers find it; `null` without a fragment. */
function findTarget(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  return fragment ? (document.getElementById(fragment) ?? document.getElementById(decoded(fragment))) : null;
}

/** Whether the focus is in a field that stays between pages, such as the search field of the header. */
const isTyping = () => document.activeElement?.matches(`:is(input, select, textarea):not(#${mainId} *)`) ?? false;

/** Reports the title of the page, which is empty while its code loads; returns a function that stops. */
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

/**
 * Restores the scroll position after navigation, announces the title of the page and moves the focus to it, except
 * from a field that the shopper types into while the page loads.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash, state } = useLocation();
  const kind = useNavigationType();
  const announce = useAnnounce();
  const positions = useRef<ReturnType<typeof createScrollPositionStore>>(null);
  const isStep = isConfiguring(state);
  const shown = useRef({ key, pathname, isStep });

  useEffect(() => {
    const stored = (positions.current ??= createScrollPositionStore(getSessionItem('scrollPositions')));
    const note = () => stored.note(shown.current.key, window.scrollY);
    // On reload the browser restores the scroll position itself.
    const leave = () => {
      setSessionItem('scrollPositions', stored.text());
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
    // Choices, and Back and Forward between them, do not scroll.
    const isChoice = !isElsewhere && (isStep || (kind === 'POP' && before.isStep));
    const target = isChoice ? null : findTarget(hash);
    if (target) target.scrollIntoView();
    else if (kind === 'POP' && !isChoice) window.scrollTo(0, positions.current?.of(key) ?? 0);
    else if (isElsewhere) window.scrollTo(0, 0);
    if (!isElsewhere) return undefined;
    if (!isTyping()) document.getElementById(mainId)?.focus({ preventScroll: true });
    return withTitle(announce);
  }, [key, pathname, hash, kind, isStep, announce]);
}
