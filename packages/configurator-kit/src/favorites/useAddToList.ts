import type { Result } from '@settee/domain';
import { useLatestReducer } from '../useLatestReducer.ts';
import { useOnEvent } from '../events.ts';
import { addToListReducer, type AddToListState, initialAddToListState } from './reducer.ts';
import type { AddToListPorts, FavoriteProduct, SaveFavoriteResponse } from './ports.ts';

export interface AddToListOptions {
  ports: AddToListPorts;
  /** Called with the product saved to a list. FAV-01 */
  onSaved?: (product: FavoriteProduct) => void;
}

export interface AddToListControl {
  state: AddToListState;
  /** Handles a click on the heart button. */
  click(product: FavoriteProduct): Promise<void>;
  choose(recapId: number): void;
  name(boardName: string): void;
  submit(): Promise<void>;
  close(): void;
}

/** Add-to-list flow from the click on the heart to the confirmation. FAV-02, FAV-04, FAV-17 to FAV-19 */
export function useAddToList({ ports, onSaved }: AddToListOptions): AddToListControl {
  const onEvent = useOnEvent();
  const [state, send, latest] = useLatestReducer(addToListReducer, initialAddToListState);

  const click = async (product: FavoriteProduct) => {
    if (latest.current.status !== 'idle') return;
    send({ type: 'clicked', product });
    const result = await ports.openPopup(product);
    if (result.ok) return void send({ type: 'opened', popup: result.value });
    ports.log('Error opening the favorites lists:', result.error);
    send({ type: 'openFailed' });
  };

  const applyResult = (result: Result<SaveFavoriteResponse, unknown>, product: FavoriteProduct) => {
    if (result.ok && result.value.recapId > 0) {
      send({ type: 'saved', recapId: result.value.recapId });
      onEvent({ type: 'favorites.itemAdded', sku: product.sku });
      return onSaved?.(product);
    }
    const problem = result.ok ? result.value.problem : null;
    ports.log('Error adding to a favorites list:', result.ok ? problem : result.error);
    send({ type: 'rejected', problem: problem ?? 'unreachable' });
    onEvent({ type: 'favorites.addFailed', sku: product.sku });
  };

  const submit = async () => {
    if (latest.current.status !== 'choosing' || latest.current.isSaving) return;
    send({ type: 'submitted' });
    const now = latest.current;
    if (!now.isSaving) return;
    const { product, draft } = now;
    const isNew = draft.recapId === 0;
    const { addItem, createBoard } = ports;
    applyResult(await (isNew ? createBoard(product, draft.boardName) : addItem(product, draft.recapId)), product);
  };

  return {
    state,
    click,
    choose: (recapId) => send({ type: 'boardSelected', recapId }),
    name: (boardName) => send({ type: 'nameChanged', boardName }),
    submit,
    close: () => send({ type: 'closed' }),
  };
}
