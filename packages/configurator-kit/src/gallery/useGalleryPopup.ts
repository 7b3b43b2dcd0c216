import {
  customerItems,
  type GalleryItem,
  getTabItemId,
  galleryItems,
  type GalleryTab,
  getGalleryTab,
  galleryTabs,
} from '@settee/domain';
import { useEffect, useReducer, useRef, useState } from 'react';
import { galleryReducer, initialGalleryState, type GalleryState } from './reducer.ts';
import type { GalleryOpening } from './gallery-opening.ts';
import type { GalleryPorts } from './ports.ts';

export interface GalleryPopupControl {
  state: GalleryState;
  tabs: readonly GalleryTab[];
  /** Items of the selected tab, in order. */
  items: readonly GalleryItem[];
  chooseTab(tab: GalleryTab): void;
  choose(id: string): void;
  /** Requests the customer images again after a failure. */
  retry(): void;
  close(): void;
}

/** The popup's state, and the load of what customers sent in. GALL-14, GALL-18, GALL-19 */
export function useGalleryPopup(
  opening: GalleryOpening,
  ports: GalleryPorts,
  onClose?: () => void,
): GalleryPopupControl {
  const { tab, index, content } = opening;
  const [state, send] = useReducer(galleryReducer, initialGalleryState);
  const [known, setKnown] = useState<GalleryOpening>();
  if (opening !== known) {
    setKnown(opening);
    send({ type: 'opened', tab, id: getTabItemId(tab, index) });
  }
  const isRequested = state.customers.status === 'loading';
  const isUnderWay = useRef(false);
  // The click may precede the load of this code, so the effect handles it after mount.
  useEffect(() => {
    if (!isRequested || isUnderWay.current) return;
    isUnderWay.current = true;
    void ports.loadCustomerImages().then((result) => {
      isUnderWay.current = false;
      if (result.ok) return send({ type: 'loaded', images: result.value });
      ports.log('Error loading customer images:', result.error);
      send({ type: 'failed' });
    });
  }, [isRequested, ports]);
  const items = galleryItems(content);
  const sent = state.customers.status === 'loaded' ? customerItems(state.customers.images) : [];
  return {
    state,
    tabs: galleryTabs(items),
    items: state.tab === 'customers' ? sent : items.filter((item) => getGalleryTab(item) === state.tab),
    chooseTab: (next) => send({ type: 'tabSelected', tab: next }),
    choose: (next) => send({ type: 'itemSelected', id: next }),
    retry: () => send({ type: 'retried' }),
    close: () => {
      send({ type: 'closed' });
      onClose?.();
    },
  };
}
