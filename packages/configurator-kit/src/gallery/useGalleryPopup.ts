import { customerItems, type GalleryItem, type GalleryTab, galleryTabOf } from '@settee/domain';
import { useEffect, useReducer, useRef, useState } from 'react';
import { galleryFlow, galleryStart, type GalleryState } from './flow.ts';
import type { GalleryOpening } from './gallery-opening.ts';
import type { GalleryPorts } from './ports.ts';

export interface GalleryPopupControl {
  state: GalleryState;
  /** What the tab holds, in order. */
  items: readonly GalleryItem[];
  chooseTab(tab: GalleryTab): void;
  choose(id: string): void;
}

/** The popup's state, and the load of what customers sent in. GALL-14, GALL-18, GALL-19 */
export function useGalleryPopup(opening: GalleryOpening, ports: GalleryPorts): GalleryPopupControl {
  const { presses, tab, id, items } = opening;
  const [state, send] = useReducer(galleryFlow, galleryStart);
  const [known, setKnown] = useState(0);
  if (presses !== known) {
    setKnown(presses);
    send({ type: 'opened', tab, id });
  }
  const isAsked = state.customers.at === 'loading';
  const isUnderWay = useRef(false);
  // The press may have come before this code did, so it is answered once it is there.
  useEffect(() => {
    if (!isAsked || isUnderWay.current) return;
    isUnderWay.current = true;
    void ports.loadCustomerImages().then((answer) => {
      isUnderWay.current = false;
      if (answer.ok) return send({ type: 'loaded', images: answer.value });
      ports.log('Error loading customer images:', answer.problem);
      send({ type: 'failed' });
    });
  }, [isAsked, ports]);
  const sent = state.customers.at === 'there' ? customerItems(state.customers.images) : [];
  return {
    state,
    items: state.tab === 'customers' ? sent : items.filter((item) => galleryTabOf(item) === state.tab),
    chooseTab: (next) => send({ type: 'tabChosen', tab: next }),
    choose: (next) => send({ type: 'itemChosen', id: next }),
  };
}
