'use client';

import { favoritesUrl } from '@settee/domain';
import { Button, ButtonLink, Dialog, withRef } from '@settee/ui';
import type { AddToListState } from '../reducer.ts';
import { type FavoritesMessages, favoritesMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as product from '../AddToListModal/AddToListModal.css.ts';
import * as css from './ItemAddedModal.css.ts';

export interface ItemAddedModalProps extends RootRef<HTMLDivElement> {
  /** Added product, from `useAddToList`. */
  added: Pick<Extract<AddToListState, { status: 'added' }>, 'popup' | 'boardName'>;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** URL of the lists page. FAV-05 */
  listsUrl?: string;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<FavoritesMessages>;
}

/** Confirms that a product is in a list. FAV-04, FAV-05 */
export const ItemAddedModal = withRef(function ItemAddedModal({
  added,
  onClose,
  listsUrl = favoritesUrl,
  messages,
  ref,
}: ItemAddedModalProps) {
  const labels = useWords('favorites', favoritesMessages, messages);
  const { popup, boardName } = added;
  return (
    <Dialog
      ref={ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.addedTitle}
      closeLabel={labels.close}
      size="small"
      actions={
        <>
          <Button tone="outline" onClick={onClose}>
            {labels.continueShopping}
          </Button>
          <ButtonLink href={listsUrl} onClick={onClose}>
            {labels.viewNow}
          </ButtonLink>
        </>
      }
    >
      <div className={css.product}>
        {popup.ProductImageUrl !== '' && (
          <img src={popup.ProductImageUrl} alt="" width={112} height={84} className={product.image} />
        )}
        <div className={product.about}>
          <p className={product.name}>{popup.CurrentProductName}</p>
          <p className={css.place}>{labels.addedTo(boardName)}</p>
        </div>
      </div>
    </Dialog>
  );
});
