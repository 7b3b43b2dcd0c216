'use client';

import type { Site } from '@settee/domain';
import { Dialog, ErrorState, Skeleton, SlideOut, VisuallyHidden, withRef } from '@settee/ui';
import { useState } from 'react';
import { storesMessages, type StoresMessages } from '../messages.ts';
import type { OpenStores } from '../reducer.ts';
import type { StoresControl } from '../useStores.ts';
import { CartStoreNote } from './CartStoreNote.tsx';
import { StoreResults } from './StoreResults.tsx';
import { StoreLinks } from './StoreLinks.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './StoreFinderFlyout.css.ts';
import { StoreSearch } from './StoreSearch.tsx';

export interface StoresLayerProps extends RootRef<HTMLDivElement> {
  /** From `useStores`. */
  control: StoresControl;
  /** The country shown; that of `useStores` without it. */
  site?: Pick<Site, 'siteCulture'>;
  /** The page of all stores. STORE-01 */
  storesUrl: string;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<StoresMessages>;
}

/** Stores that have the product of the page, in a flyout next to it. PDP-04, STORE-01 to STORE-07 */
export const StoreFinderFlyout = withRef(function StoreFinderFlyout(props: StoresLayerProps) {
  const { control, site, storesUrl, messages } = props;
  const labels = useWords('stores', storesMessages, messages);
  const isOpen = control.state.status !== 'closed';
  // Shows the last content during the close transition.
  const [state, setState] = useState(control.state);
  if (isOpen && state !== control.state) setState(control.state);
  const popup = state.status === 'open' && isOpen && state.popup.status === 'shown' ? state.popup.content : null;
  return (
    <>
      <SlideOut
        ref={props.ref}
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
            <StoreResults
              state={state}
              control={control}
              siteCulture={site?.siteCulture ?? state.siteCulture}
              labels={labels}
            />
            <PopupError popup={state.popup} control={control} labels={labels} />
            <StoreLinks state={state} control={control} storesUrl={storesUrl} labels={labels} />
          </div>
        ) : (
          <Starting labels={labels} />
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
});

interface PopupErrorProps {
  popup: OpenStores['popup'];
  control: StoresControl;
  labels: StoresMessages;
}

/** The popup of a store or of all stores could not be loaded. */
function PopupError({ popup, control, labels }: PopupErrorProps) {
  if (popup.status !== 'failed') return null;
  return (
    <ErrorState
      size="line"
      live="assertive"
      title={labels.popupFailed}
      retryLabel={labels.retry}
      onRetry={() => void control.openPopup(popup.kind)}
    />
  );
}

/** Shown until the zip code of the shopper is read. */
function Starting({ labels }: { labels: StoresMessages }) {
  return (
    <div role="status" className={css.root}>
      <VisuallyHidden>{labels.starting}</VisuallyHidden>
      <Skeleton height={76} />
      <Skeleton height={240} />
    </div>
  );
}
