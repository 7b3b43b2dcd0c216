import type { GalleryItem, GalleryTab } from '@settee/domain';
import { useState } from 'react';
import type { GalleryOpening } from './gallery-opening.ts';

/** What opens the popup; `opening` is `null` until somebody comes near, so that its code loads then. */
export function useOpening(items: readonly GalleryItem[]) {
  const [state, setState] = useState<Omit<GalleryOpening, 'items' | 'close'> | null>(null);
  const presses = state?.presses ?? 0;
  const opening: GalleryOpening | null = state && {
    ...state,
    items,
    close: () => setState({ ...state, open: false }),
  };
  return {
    opening,
    near: () => state ?? setState({ open: false, presses, tab: 'images' }),
    press: (tab: GalleryTab, id?: string) => setState({ open: true, presses: presses + 1, tab, id }),
  };
}
