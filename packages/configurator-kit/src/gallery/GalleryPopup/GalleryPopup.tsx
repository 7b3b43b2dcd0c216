'use client';

import type { SiteCulture } from '@settee/domain';
import { Dialog, Tabs, withRef } from '@settee/ui';
import type { GalleryOpening } from '../gallery-opening.ts';
import { type GalleryPopupMessages, galleryPopupMessages } from '../popup-messages.ts';
import type { GalleryPorts } from '../ports.ts';
import { useGalleryPopup } from '../useGalleryPopup.ts';
import { CustomerPanel } from './CustomerPanel.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { useSiteCulture } from '../../use-site-culture.ts';
import * as css from './GalleryPopup.css.ts';
import { ItemStage } from './ItemStage.tsx';

export interface GalleryPopupProps extends RootRef<HTMLDivElement> {
  /** From `onOpen` of a `Gallery`; another one opens it again. */
  opening: GalleryOpening;
  /** Loads customer photos and finds videos. They never reject. */
  ports: GalleryPorts;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Called when the shopper closes it. */
  onClose?: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<GalleryPopupMessages>;
}

/** Everything there is to see of a product: its images, its videos and what customers sent in. GALL-03, GALL-04 */
export const GalleryPopup = withRef(function GalleryPopup({
  opening,
  ports,
  siteCulture: given,
  onClose,
  messages,
  ref,
}: GalleryPopupProps) {
  const siteCulture = useSiteCulture(given);
  const labels = useWords('galleryPopup', galleryPopupMessages, messages);
  const control = useGalleryPopup(opening, ports, onClose);
  const { state, tabs, items, chooseTab, choose, close } = control;
  const stage = <ItemStage items={items} id={state.id} onChoose={choose} ports={ports} labels={labels} />;
  const customers = <CustomerPanel {...{ control, siteCulture, ports, labels }} onLeave={close} />;
  return (
    <Dialog
      ref={ref}
      open={state.open}
      onOpenChange={(open) => !open && close()}
      title={labels.title}
      closeLabel={labels.close}
      size="wide"
      className={css.layer}
    >
      <Tabs
        label={labels.title}
        value={state.tab}
        onValueChange={(value) => {
          const tab = tabs.find((one) => one === value);
          if (tab) chooseTab(tab);
        }}
        items={tabs.map((tab) => ({
          value: tab,
          label: labels[tab],
          content: tab === 'customers' ? customers : stage,
        }))}
      />
    </Dialog>
  );
});
