import type {
  AddToListProduct,
  MonogrammingConfirmation,
  RegistryAddItem,
  RegistryData,
  RegistryListEntry,
  RegistryState,
  Sku,
} from '@settee/domain';

/** What is to go into a registry. */
export interface RegistryWish {
  sku: Sku;
  /** Of the product's page. REG-33 */
  familyId: Sku;
  quantity: number;
  optionChoiceParameter: string;
  /** How the popup that asks for a registry shows it. REG-35 */
  product: AddToListProduct;
}

/** The situations of one add. */
type Adding =
  | { at: 'idle' }
  | { at: 'asking'; wish: RegistryWish }
  /** A guest's personalization: its terms come before the sign-in. REG-04 */
  | { at: 'terms'; wish: RegistryWish; terms: MonogrammingConfirmation }
  | { at: 'choosing'; wish: RegistryWish; registries: readonly RegistryListEntry[]; grId: number }
  | {
      at: 'adding';
      wish: RegistryWish;
      grId: number;
      /** What was chosen from, to stay in sight meanwhile. */
      registries: readonly RegistryListEntry[] | null;
    }
  | { at: 'confirmed'; items: readonly RegistryAddItem[]; grId: number }
  /** An empty message is one that nobody gave. REG-37 */
  | { at: 'failed'; message: string };

export interface RegistryAddState {
  adding: Adding;
  /** The button says that the add stands. REG-21 */
  isJustAdded: boolean;
  /** REG-33 */
  registry: RegistryState;
  /** Where the last add went; 0 before it. */
  lastGrId: number;
}

export type RegistryAddEvent =
  | { type: 'pressed'; wish: RegistryWish }
  | { type: 'termsCame'; terms: MonogrammingConfirmation }
  | { type: 'found'; data: RegistryData }
  | { type: 'chose'; grId: number }
  | { type: 'submitted' }
  | { type: 'added'; items: readonly RegistryAddItem[] }
  /** Recommended items came in beside it. REG-20 */
  | { type: 'addedMore'; items: readonly RegistryAddItem[] }
  | { type: 'failed'; message: string }
  | { type: 'rested' | 'closed' };

export function startRegistryAdd(isRegistrantMode: boolean): RegistryAddState {
  return {
    adding: { at: 'idle' },
    isJustAdded: false,
    registry: { isRegistrantMode, isAddedAllToRegistry: false, registryAddedData: null, registryCount: 0 },
    lastGrId: 0,
  };
}

/** Whether a press may not start an add. REG-25 */
export function isRegistryBusy({ adding, isJustAdded }: RegistryAddState): boolean {
  return isJustAdded || !['idle', 'confirmed', 'failed'].includes(adding.at);
}

/** How many pieces of a sku this page has added. REG-24 */
export function registryQuantityOf({ registry }: RegistryAddState, sku: Sku): number {
  return registry.registryAddedData?.sku === sku ? registry.registryAddedData.totalQty : 0;
}

function found(state: RegistryAddState, data: RegistryData): RegistryAddState {
  if (state.adding.at !== 'asking') return state;
  const { wish } = state.adding;
  const { giftRegistries, registryCount } = data;
  const [first] = giftRegistries;
  const registry = { ...state.registry, registryCount };
  if (!first) return { ...state, registry, adding: { at: 'idle' } };
  const { id: grId } = first;
  return giftRegistries.length === 1
    ? { ...state, registry, adding: { at: 'adding', wish, grId, registries: null } }
    : { ...state, registry, adding: { at: 'choosing', wish, grId, registries: giftRegistries } };
}

function added(state: RegistryAddState, items: readonly RegistryAddItem[]): RegistryAddState {
  if (state.adding.at !== 'adding') return state;
  const { wish, grId } = state.adding;
  const totalQty = registryQuantityOf(state, wish.sku) + wish.quantity;
  const registryAddedData = { sku: wish.sku, familyId: wish.familyId, totalQty };
  return {
    adding: { at: 'confirmed', items, grId },
    isJustAdded: true,
    registry: { ...state.registry, registryAddedData },
    lastGrId: grId,
  };
}

/** Where an add stands after an event; late events change nothing. REG-03, REG-04, REG-21, REG-37 */
export function registryAddFlow(state: RegistryAddState, event: RegistryAddEvent): RegistryAddState {
  const { adding } = state;
  switch (event.type) {
    case 'pressed':
      return isRegistryBusy(state) ? state : { ...state, adding: { at: 'asking', wish: event.wish } };
    case 'termsCame':
      return adding.at === 'asking'
        ? { ...state, adding: { at: 'terms', wish: adding.wish, terms: event.terms } }
        : state;
    case 'found':
      return found(state, event.data);
    case 'chose':
      return adding.at === 'choosing' ? { ...state, adding: { ...adding, grId: event.grId } } : state;
    case 'submitted':
      return adding.at === 'choosing' ? { ...state, adding: { ...adding, at: 'adding' } } : state;
    case 'added':
      return added(state, event.items);
    case 'addedMore':
      return adding.at === 'confirmed'
        ? { ...state, adding: { ...adding, items: [...adding.items, ...event.items] } }
        : state;
    case 'failed':
      return adding.at === 'asking' || adding.at === 'adding'
        ? { ...state, adding: { at: 'failed', message: event.message } }
        : state;
    case 'rested':
      return { ...state, isJustAdded: false };
    case 'closed':
      return adding.at === 'adding' ? state : { ...state, adding: { at: 'idle' } };
    default:
      return event satisfies never;
  }
}
