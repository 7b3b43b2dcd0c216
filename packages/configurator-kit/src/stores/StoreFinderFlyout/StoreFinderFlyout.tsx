'use client';

import type { Site } from '@settee/domain';
import { Dialog, ErrorState, Skeleton, SlideOut, VisuallyHidden } from '@settee/ui';
import { useState } from 'react';
import { storesMessages, type StoresMessages } from '../messages.ts';
import type { StoresControl } from '../useStores.ts';
import { CartStoreNote } from './CartStoreNote.tsx';
import { StoreResults } from './StoreResults.tsx';
import { StoreLinks } from './StoreLinks.tsx';
import * as css from './StoreFinderFlyout.css.ts';
import { StoreSearch } from './StoreSearch.tsx';

export interface StoresLayerProps {
  /** From `useStores`. */
  control: StoresControl;
  site: Pick<Site, 'siteCulture'>;
  /** The page of all stores. STORE-01 */
  storesUrl: string;
  messages?: Partial<StoresMessages>;
}

/** Stores that have the product of the page, in a flyout next to it. PDP-04, STORE-01 to STORE-07 */
export function StoreFinderFlyout({ control, site, storesUrl, messages }: StoresLayerProps) {
  const labels = { ...storesMessages, ...messages };
  const isOpen = control.state.status !== 'closed';
  // Shows the last content during the close transition.
  const [state, setState] = useState(control.state);
  if (isOpen && state !== control.state) setState(control.state);
  const popup = state.status === 'open' && isOpen && state.popup.status === 'shown' ? state.popup.content : null;
  const retryPopup = () => {
    if (state.status === 'open' && state.popup.status === 'failed') void control.openPopup(state.popup.kind);
  };
  return (
    <>
      <SlideOut
        open={isOpen}
        onOpenChange={(open) => !open && control.close()}
        title={labels.title}
        closeLabel={labels.close}
        className={css.layer}
      >
        {state.status === 'open' ? (
          <div className={css.root}>
            <StoreSearch state={state} control={control} labels={labels} />
            <CartStoreNote state={state} control={control} labels={labels} />
            <StoreResults state={state} control={control} siteCulture={site.siteCulture} labels={labels} />
            {state.popup.status === 'failed' && (
              <ErrorState
                size="line"
                live="assertive"
                title={labels.popupFailed}
                retryLabel={labels.retry}
                onRetry={retryPopup}
              />
            )}
            <StoreLinks state={state} control={control} storesUrl={storesUrl} labels={labels} />
          </div>
        ) : (
          <div role="status" className={css.root}>
            <VisuallyHidden>{labels.starting}</VisuallyHidden>
            <Skeleton height={76} />
            <Skeleton height={240} />
          </div>
        )}
      </SlideOut>
      {popup && (
        <Dialog
          open
          onOpenChange={(open) => !open && control.closePopup()}
          title={popup.title}
          closeLabel={labels.close}
          size="small"
        >
          <div className={css.popup}>{popup.body}</div>
        </Dialog>
      )}
    </>
  );
}
