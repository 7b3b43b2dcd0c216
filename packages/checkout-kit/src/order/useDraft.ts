import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Draft, DraftName } from './draft-ports.ts';
import type { CheckoutControl } from './useCheckout.ts';

// The server has no layout; there it may only wait.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Stores what is entered in a part of the checkout, and restores it once when the part appears again. */
export function useDraft(
  { ports: { drafts }, data: { basketId } }: Pick<CheckoutControl, 'ports' | 'data'>,
  name: DraftName,
  entered: Draft,
  restore: (draft: Draft) => void,
): void {
  const text = JSON.stringify(entered);
  const stored = useRef(text);
  const latest = useRef({ drafts, basketId, restore });
  useBeforePaint(() => {
    const { drafts, basketId, restore } = latest.current;
    const draft = drafts?.read(name);
    if (!draft) return;
    // The draft belongs to another cart, or to a shopper who signed out in another tab.
    if (draft['basketId'] !== basketId) drafts?.drop(name);
    else restore(draft);
  }, [name]);
  useEffect(() => {
    if (stored.current === text) return;
    stored.current = text;
    drafts?.save(name, { ...entered, basketId });
  });
}
