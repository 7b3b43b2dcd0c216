'use client';

import { Alert, Button, Dialog, TextLink, withRef } from '@settee/ui';
import { useId } from 'react';
import type { AddToListState } from '../reducer.ts';
import { type FavoritesMessages, favoritesMessages } from '../messages.ts';
import type { AddToListControl } from '../useAddToList.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './AddToListModal.css.ts';
import { ListChoice } from './ListChoice.tsx';

export interface AddToListModalProps extends RootRef<HTMLDivElement> {
  /** State of the list selection, from `useAddToList`. */
  state: Extract<AddToListState, { status: 'choosing' }>;
  /** From `useAddToList`. */
  control: Pick<AddToListControl, 'choose' | 'name' | 'submit' | 'close'>;
  /** Sign-in URL that returns to this page. FAV-03 */
  signInUrl: string;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<FavoritesMessages>;
}

/** The product that is saved. */
function Product({ popup }: Pick<AddToListModalProps['state'], 'popup'>) {
  return (
    <div className={css.product}>
      {popup.ProductImageUrl !== '' && (
        <img src={popup.ProductImageUrl} alt="" width={112} height={84} className={css.image} />
      )}
      <div className={css.about}>
        <p className={css.name}>{popup.CurrentProductName}</p>
        <p className={css.price}>{popup.CurrentProductFormattedPrice}</p>
      </div>
    </div>
  );
}

/** Takes a product into a list. FAV-02, FAV-03 */
export const AddToListModal = withRef(function AddToListModal({
  state,
  control,
  signInUrl,
  messages,
  ref,
}: AddToListModalProps) {
  const labels = useWords('favorites', favoritesMessages, messages);
  const id = useId();
  const { popup, draft, isSaving, problem } = state;
  return (
    <Dialog
      ref={ref}
      open
      onOpenChange={(isOpen) => !isOpen && control.close()}
      title={labels.addTitle}
      closeLabel={labels.close}
      size="small"
      actions={
        <Button type="submit" form={id} block busy={isSaving}>
          {labels.add}
        </Button>
      }
    >
      <Product popup={popup} />
      <ListChoice
        id={id}
        boards={popup.Boards}
        draft={draft}
        onChoose={control.choose}
        onName={control.name}
        onSubmit={() => void control.submit()}
        labels={labels}
      />
      {problem && (
        <Alert tone="critical" live="assertive" className={css.problem}>
          {labels.problems[problem]}
        </Alert>
      )}
      {!popup.IsSignedIn && (
        <p className={css.signIn}>
          {labels.haveList}{' '}
          <TextLink href={signInUrl} inline>
            {labels.signIn}
          </TextLink>
        </p>
      )}
    </Dialog>
  );
});
