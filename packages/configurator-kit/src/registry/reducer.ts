import type {
  AddToListProduct,
  MonogrammingConfirmation,
  RegistryAddItem,
  RegistryData,
  RegistryListEntry,
  RegistryState,
  Sku,
} from '@settee/domain';

/** Item to add to a registry. */
export interface RegistryAddRequest {
  sku: Sku;
  /** Of the product's page. REG-33 */
  familyId: Sku;
  quantity: number;
  optionChoiceParameter: string;
  /** Product data for the registry selection popup. REG-35 */
  product: AddToListProduct;
}

/** The situations of one add. */
type Adding =
  | { status: 'idle' }
  | { status: 'loading'; request: RegistryAddRequest }
  /** Personalization of a guest: the terms are shown before the sign-in. REG-04 */
  | { status: 'terms'; request: RegistryAddRequest; terms: MonogrammingConfirmation }
  | { status: 'choosing'; request: RegistryAddRequest; registries: readonly RegistryListEntry[]; grId: number }
  | {
      status: 'adding';
      request: RegistryAddRequest;
      grId: number;
      /** Registries of the selection popup, which remains open during the add. */
      registries: readonly RegistryListEntry[] | null;
    }
  | { status: 'confirmed'; items: readonly RegistryAddItem[]; grId: number }
  /** Empty when the server sent no message. REG-37 */
  | { status: 'failed'; message: string };

export interface RegistryAddState {
  adding: Adding;
  /** The button shows the added message. REG-21 */
  isJustAdded: boolean;
  /** Registry mode of the page, the last added item and the number of registries. REG-33 */
  registry: RegistryState;
  /** Registry id of the last add; 0 before the first. */
  lastGrId: number;
  /** Registry id of the last choice, the default of the next; 0 before the first. */
  chosenGrId: number;
}

export type RegistryAddEvent =
  | { type: 'clicked'; request: RegistryAddRequest }
  | { type: 'termsLoaded'; terms: MonogrammingConfirmation }
  | { type: 'found'; data: RegistryData }
  | { type: 'registrySelected'; grId: number }
  | { type: 'submitted' }
  | { type: 'added'; items: readonly RegistryAddItem[] }
  /** Recommended items were added in the confirmation. REG-20 */
  | { type: 'addedMore'; items: readonly RegistryAddItem[] }
  | { type: 'failed'; message: string }
  | { type: 'addedMessageExpired' | 'closed' };

export function startRegistryAdd(isRegistrantMode: boolean): RegistryAddState {
  return {
    adding: { status: 'idle' },
    isJustAdded: false,
    registry: { isRegistrantMode, isAddedAllToRegistry: false, registryAddedData: null, registryCount: 0 },
    lastGrId: 0,
    chosenGrId: 0,
  };
}

/** Returns true while a click must not start an add. REG-25 */
export function isRegistryBusy({ adding, isJustAdded }: RegistryAddState): boolean {
  return isJustAdded || !['idle', 'confirmed', 'failed'].includes(adding.status);
}

/** Returns the quantity of a SKU added on this page. REG-24 */
export function getRegistryQuantity({ registry }: RegistryAddState, sku: Sku): number {
  return registry.registryAddedData?.sku === sku ? registry.registryAddedData.totalQty : 0;
}

function found(state: RegistryAddState, data: RegistryData): RegistryAddState {
  if (state.adding.status !== 'loading') return state;
  const { request } = state.adding;
  const { giftRegistries, registryCount } = data;
  const [first] = giftRegistries;
  const registry = { ...state.registry, registryCount };
  if (!first) return { ...state, registry, adding: { status: 'idle' } };
  const { id: grId } = giftRegistries.find(({ id }) => id === state.chosenGrId) ?? first;
  return giftRegistries.length === 1
    ? { ...state, registry, adding: { status: 'adding', request, grId, registries: null } }
    : { ...state, registry, adding: { status: 'choosing', request, grId, registries: giftRegistries } };
}

function added(state: RegistryAddState, items: readonly RegistryAddItem[]): RegistryAddState {
  if (state.adding.status !== 'adding') return state;
  const { request, grId } = state.adding;
  const totalQty = getRegistryQuantity(state, request.sku) + request.quantity;
  const registryAddedData = { sku: request.sku, familyId: request.familyId, totalQty };
  return {
    ...state,
    adding: { status: 'confirmed', items, grId },
    isJustAdded: true,
    registry: { ...state.registry, registryAddedData },
    lastGrId: grId,
  };
}

/** Reducer of the add-to-registry flow; ignores stale events. REG-03, REG-04, REG-21, REG-37 */
export function registryAddReducer(state: RegistryAddState, event: RegistryAddEvent): RegistryAddState {
  const { adding } = state;
  switch (event.type) {
    case 'clicked':
      return isRegistryBusy(state) ? state : { ...state, adding: { status: 'loading', request: event.request } };
    case 'termsLoaded':
      return adding.status === 'loading'
        ? { ...state, adding: { status: 'terms', request: adding.request, terms: event.terms } }
        : state;
    case 'found':
      return found(state, event.data);
    case 'registrySelected':
      return adding.status === 'choosing'
        ? { ...state, adding: { ...adding, grId: event.grId }, chosenGrId: event.grId }
        : state;
    case 'submitted':
      return adding.status === 'choosing' ? { ...state, adding: { ...adding, status: 'adding' } } : state;
    case 'added':
      return added(state, event.items);
    case 'addedMore':
      return adding.status === 'confirmed'
        ? { ...state, adding: { ...adding, items: [...adding.items, ...event.items] } }
        : state;
    case 'failed':
      return adding.status === 'loading' || adding.status === 'adding'
        ? { ...state, adding: { status: 'failed', message: event.message } }
        : state;
    case 'addedMessageExpired':
      return { ...state, isJustAdded: false };
    case 'closed':
      return adding.status === 'adding' ? state : { ...state, adding: { status: 'idle' } };
    default:
      return event satisfies never;
  }
}
