import { Icon, TextButton, useLink, VisuallyHidden } from '@settee/ui';
import type { OpenStores } from '../reducer.ts';
import type { StoresMessages } from '../messages.ts';
import type { StoresControl } from '../useStores.ts';
import * as css from './StoreFinderFlyout.css.ts';

export interface StoreLinksProps {
  state: OpenStores;
  control: StoresControl;
  storesUrl: string;
  labels: StoresMessages;
}

/** Links to all stores: their page in a new window, and their popup. STORE-01, STORE-07 */
export function StoreLinks({ state, control, storesUrl, labels }: StoreLinksProps) {
  const Link = useLink();
  const { popup } = state;
  const isOpening = popup.status === 'opening' && popup.kind === 'list';
  return (
    <p className={css.links}>
      <TextButton
        aria-haspopup="dialog"
        aria-busy={isOpening || undefined}
        onClick={() => void control.openPopup('list')}
      >
        {labels.quickList}
      </TextButton>
      <Link href={storesUrl} target="_blank" rel="noopener" className={css.link}>
        {labels.allStores}
        <Icon name="external" size={16} />
        <VisuallyHidden> ({labels.newWindow})</VisuallyHidden>
      </Link>
    </p>
  );
}
