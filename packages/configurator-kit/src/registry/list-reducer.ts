import type { RegistryItem } from '@settee/domain';

/** Removed item, shown in its old place until the next action. */
export interface RemovedRegistryItem {
  item: RegistryItem;
  index: number;
  isBusy: boolean;
  hasFailed: boolean;
}

export interface RegistryListState {
  /** Optimistic quantities that await their response, by item. */
  pendingQuantities: Readonly<Record<string, number>>;
  removed: RemovedRegistryItem | null;
  /** Item that could not be removed. */
  notRemoved: RegistryItem | null;
  /** Items with a failed save of the last quantity change. */
  failedQuantityIds: readonly string[];
}

export type RegistryListEvent =
  | { type: 'changed'; itemId: string; quantity: number }
  | { type: 'quantitySaved' | 'quantitySaveFailed'; itemId: string; quantity: number }
  | { type: 'removed'; item: RegistryItem; index: number }
  | { type: 'removeFailed' | 'undoStarted' | 'undoSucceeded' | 'undoFailed' };

export const initialRegistryListState: RegistryListState = {
  pendingQuantities: {},
  removed: null,
  notRemoved: null,
  failedQuantityIds: [],
};

function withoutPending(
  state: RegistryListState,
  itemId: string,
  quantity: number,
): RegistryListState['pendingQuantities'] {
  if (state.pendingQuantities[itemId] !== quantity) return state.pendingQuantities;
  const { [itemId]: _removed, ...others } = state.pendingQuantities;
  return others;
}

/** Reducer of a registry page; ignores stale events. */
export function registryListReducer(state: RegistryListState, event: RegistryListEvent): RegistryListState {
  const { removed, failedQuantityIds } = state;
  switch (event.type) {
    case 'changed':
      return {
        ...state,
        pendingQuantities: { ...state.pendingQuantities, [event.itemId]: event.quantity },
        failedQuantityIds: failedQuantityIds.filter((id) => id !== event.itemId),
      };
    case 'quantitySaved':
      return { ...state, pendingQuantities: withoutPending(state, event.itemId, event.quantity) };
    case 'quantitySaveFailed':
      return state.pendingQuantities[event.itemId] === event.quantity
        ? {
            ...state,
            pendingQuantities: withoutPending(state, event.itemId, event.quantity),
            failedQuantityIds: [...failedQuantityIds.filter((id) => id !== event.itemId), event.itemId],
          }
        : state;
    case 'removed': {
      const { item, index } = event;
      return { ...state, notRemoved: null, removed: { item, index, isBusy: false, hasFailed: false } };
    }
    case 'removeFailed':
      return removed ? { ...state, removed: null, notRemoved: removed.item } : state;
    case 'undoStarted':
      return removed ? { ...state, removed: { ...removed, isBusy: true, hasFailed: false } } : state;
    case 'undoSucceeded':
      return { ...state, removed: null };
    case 'undoFailed':
      return removed ? { ...state, removed: { ...removed, isBusy: false, hasFailed: true } } : state;
    default:
      return event satisfies never;
  }
}

/** The shown items, with a removed one in its position. */
export function shownRegistryItems(
  items: readonly RegistryItem[],
  { removed, pendingQuantities }: Pick<RegistryListState, 'removed' | 'pendingQuantities'>,
): readonly { item: RegistryItem; removed: RemovedRegistryItem | null }[] {
  const left: { item: RegistryItem; removed: RemovedRegistryItem | null }[] = items
    .filter(({ id }) => id !== removed?.item.id)
    .map((item) => ({ item: { ...item, wants: pendingQuantities[item.id] ?? item.wants }, removed: null }));
  return removed ? left.toSpliced(removed.index, 0, { item: removed.item, removed }) : left;
}
