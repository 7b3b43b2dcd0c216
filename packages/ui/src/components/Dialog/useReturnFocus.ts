import { type RefObject, useCallback, useRef } from 'react';
import { useLayoutEffect } from '../../use-layout-effect.ts';

/** Elements that had the focus when an overlay opened, by overlay. */
const openers = new WeakMap<Element, Element>();

/** Returns the opener, or the opener of the closed overlay that contained it. */
function stillThere(opener: Element | undefined): Element | undefined {
  if (!opener || opener.isConnected) return opener;
  const layer = opener.closest('[role=dialog], [role=alertdialog]');
  return layer ? stillThere(openers.get(layer)) : undefined;
}

/** Focuses the heading of the page, so that a keyboard or a screen reader continues there and not at the start of the page. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  const isFocusable = heading.hasAttribute('tabindex');
  if (!isFocusable) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (!isFocusable) heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
}

/**
 * Remembers the trigger, or the focused element before a layer opens; when it closes, that element has the focus again, or
 * the page's heading if it is gone.
 */
export function useReturnFocus(open: boolean, trigger: RefObject<Element | null> | undefined) {
  const layer = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(undefined);

  // The layer mounts in a later pass, so that a field in it with `autoFocus` is not taken for the opener.
  useLayoutEffect(() => {
    if (open) opener.current = trigger?.current ?? document.activeElement ?? undefined;
  }, [open, trigger]);

  useLayoutEffect(() => {
    if (layer.current && opener.current) openers.set(layer.current, opener.current);
  });

  const returnFocus = useCallback(() => {
    const elsewhere = document.activeElement && document.activeElement !== document.body;
    const target = stillThere(opener.current);
    if (elsewhere) return;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    else if (opener.current) focusHeading();
  }, []);

  return { layer, returnFocus };
}
