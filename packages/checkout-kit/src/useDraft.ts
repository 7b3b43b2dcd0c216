import { useLayoutEffect } from '@settee/ui';
import { useEffect, useRef } from 'react';
import type { Draft, DraftName, DraftPorts } from './draft-ports.ts';

// The server has no layout; there it may only wait.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The checkout that an entry belongs to, and where its entries are stored. */
interface DraftOwner {
  ports: { drafts?: DraftPorts };
  data: { basketId: string };
}

/** Stores the entries of a part of the checkout and restores them once when the part is shown again. */
export function useDraft(
  { ports: { drafts }, data: { basketId } }: DraftOwner,
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
