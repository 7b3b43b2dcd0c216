import { TextButton } from '@settee/ui';
import type { OpenStores } from '../reducer.ts';
import type { StoresMessages } from '../messages.ts';
import type { StoresControl } from '../useStores.ts';
import * as css from './StoreFinderFlyout.css.ts';

export interface CartStoreNoteProps {
  state: OpenStores;
  control: StoresControl;
  labels: StoresMessages;
}

/** The pickup store of the cart, with buttons for its details and for the nearest store. STORE-05, STORE-06 */
export function CartStoreNote({ state, control, labels }: CartStoreNoteProps) {
  const { pickup, isResetting, popup } = state;
  if (!pickup) return null;
  const isOpening = popup.status === 'opening' && popup.kind === 'store';
  return (
    <div className={css.cartStore}>
      <p className={css.cartStoreText}>
        <span className={css.small}>{labels.pickup}</span>
        <span className={css.cartStoreName}>{pickup.name}</span>
      </p>
      <div className={css.cartStoreActions}>
        <TextButton
          aria-label={labels.detailsOf(pickup.name)}
          aria-haspopup="dialog"
          aria-busy={isOpening || undefined}
          onClick={() => void control.openPopup('store')}
        >
          {labels.details}
        </TextButton>
        {!pickup.isNearest && (
          <TextButton aria-busy={isResetting || undefined} onClick={() => void control.resetStore()}>
            {labels.useNearest}
          </TextButton>
        )}
      </div>
    </div>
  );
}
