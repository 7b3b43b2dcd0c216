import {
  type FabricCard,
  type FabricCardData,
  isSelectionFull,
  type SwatchSelection,
  toggleInSwatchCart,
} from '@settee/domain';

/** Fabric of the open flyout, or of the last one. */
export interface OpenedFabric {
  card: FabricCard;
  /** `null` until loaded and when loading fails. FABRIC-20 */
  data: FabricCardData | null;
  isOpen: boolean;
}

export interface FabricState {
  /** Choice codes in the swatch cart. FABRIC-08 */
  added: SwatchSelection;
  /** The max-swatches warning shows. FABRIC-12 */
  isLimitWarningShown: boolean;
  /** It was cleared and still applies. FABRIC-11 */
  isLimitWarningPending: boolean;
  opened: OpenedFabric | null;
  /** Codes that the browser remembers, newest first. FABRIC-15 */
  recent: readonly number[];
  /** Cards behind codes that need not be among those shown, by code. */
  known: Readonly<Record<number, FabricCard>>;
  /** Fabrics in the swatch cart or viewed before, without an available swatch. FABRIC-16 */
  nla: readonly FabricCard[];
}

export type FabricEvent =
  | { type: 'cartRead'; cart: SwatchSelection }
  | { type: 'toggled'; cart: SwatchSelection; code: number; card: FabricCard | null }
  | { type: 'limitWarningDue' }
  | { type: 'recentRead'; codes: readonly number[] }
  | { type: 'cardsLoaded'; cards: readonly FabricCard[] }
  | { type: 'nlaLoaded'; cards: readonly FabricCard[] }
  | { type: 'opened'; card: FabricCard }
  | { type: 'dataLoaded'; data: FabricCardData }
  | { type: 'closed' };

export const initialFabricState: FabricState = {
  added: [],
  isLimitWarningShown: false,
  isLimitWarningPending: false,
  opened: null,
  recent: [],
  known: {},
  nla: [],
};

const withCards = (state: FabricState, cards: readonly FabricCard[]): FabricState => ({
  ...state,
  known: { ...state.known, ...Object.fromEntries(cards.map((card) => [card.code, card])) },
});

/** Every toggle clears the warning; one that adds beyond the limit has it raised again. FABRIC-09 to FABRIC-12 */
function toggle(state: FabricState, { cart, code, card }: Extract<FabricEvent, { type: 'toggled' }>): FabricState {
  const isBeyond = isSelectionFull(cart) && !cart.includes(code);
  return {
    ...(card ? withCards(state, [card]) : state),
    added: toggleInSwatchCart(cart, code),
    isLimitWarningShown: false,
    isLimitWarningPending: isBeyond,
  };
}

/** The warning applies only while the swatch cart is full. */
function withCart(state: FabricState, cart: SwatchSelection): FabricState {
  const isFull = isSelectionFull(cart);
  return {
    ...state,
    added: cart,
    isLimitWarningShown: state.isLimitWarningShown && isFull,
    isLimitWarningPending: state.isLimitWarningPending && isFull,
  };
}

/** Reducer of the fabrics page; ignores stale events. FABRIC-09 to FABRIC-12, FABRIC-20 */
export function fabricReducer(state: FabricState, event: FabricEvent): FabricState {
  switch (event.type) {
    case 'cartRead':
      return withCart(state, event.cart);
    case 'toggled':
      return toggle(state, event);
    case 'limitWarningDue':
      return state.isLimitWarningPending
        ? { ...state, isLimitWarningShown: true, isLimitWarningPending: false }
        : state;
    case 'recentRead':
      return { ...state, recent: event.codes };
    case 'cardsLoaded':
      return withCards(state, event.cards);
    case 'nlaLoaded': {
      const codes = new Set(event.cards.map(({ code }) => code));
      return { ...state, nla: [...state.nla.filter(({ code }) => !codes.has(code)), ...event.cards] };
    }
    case 'opened':
      return { ...state, opened: { card: event.card, data: null, isOpen: true } };
    case 'dataLoaded':
      return state.opened?.card.code === event.data.card.code
        ? { ...state, opened: { ...state.opened, data: event.data } }
        : state;
    case 'closed':
      return state.opened ? { ...state, opened: { ...state.opened, isOpen: false } } : state;
    default:
      return event satisfies never;
  }
}
