import type { CartLineItem, ShipMethod } from '@settee/domain';

/** Optimistic change of a line before the server response. */
export type PendingLineChange =
  | { status: 'changing'; quantity: number }
  | { status: 'removing' }
  | PendingServiceChange;

/** Change of the ship method or installation of a line. CART-17, CART-18 */
export type PendingServiceChange =
  | { status: 'changingShipMethod'; shipMethod: ShipMethod }
  | { status: 'removingInstallation' };

/** The position of a removed line, until the next action. */
export interface Removal {
  line: CartLineItem;
  index: number;
  /** Its removal or the undo is in progress. */
  isBusy: boolean;
  hasFailed: boolean;
}

export interface CartState {
  work: Readonly<Record<string, PendingLineChange>>;
  /** Error messages of failed changes by line id. CART-14, CART-15 */
  lineErrors: Readonly<Record<string, string>>;
  removal: Removal | null;
}

export type CartEvent =
  | { type: 'quantitySelected'; id: string; quantity: number }
  | { type: 'lineUpdateStarted'; id: string; work: PendingServiceChange }
  | { type: 'removed'; line: CartLineItem; index: number }
  | { type: 'lineRemovalStarted'; id: string }
  | { type: 'lineUpdateSucceeded'; id: string }
  | { type: 'rejected'; id: string; message: string }
  | { type: 'undoStarted' }
  | { type: 'undoSucceeded' }
  | { type: 'undoFailed' };

export const initialCartState: CartState = { work: {}, lineErrors: {}, removal: null };

function without<Value>(record: Readonly<Record<string, Value>>, id: string): Record<string, Value> {
  const { [id]: _gone, ...rest } = record;
  return rest;
}

/** Shows a change of a line before the response; ends the chance to undo an earlier removal. */
const startChange = ({ work, lineErrors }: CartState, id: string, change: PendingLineChange): CartState => ({
  work: { ...work, [id]: change },
  lineErrors: without(lineErrors, id),
  removal: null,
});

/** Changes the removal that can be undone; without one nothing changes. */
const withRemoval = (state: CartState, change: Partial<Removal>): CartState =>
  state.removal ? { ...state, removal: { ...state.removal, ...change } } : state;

/** The server accepted the change of a line. */
function withoutWork(state: CartState, id: string): CartState {
  const next = { ...state, work: without(state.work, id) };
  return state.removal?.line.id === id ? withRemoval(next, { isBusy: false }) : next;
}

/** Reduces an event to the optimistic state shown on top of the server data. */
export function cartReducer(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'quantitySelected':
      return startChange(state, event.id, { status: 'changing', quantity: event.quantity });
    case 'lineUpdateStarted':
      return startChange(state, event.id, event.work);
    case 'removed': {
      const { line, index } = event;
      const removal = { line, index, isBusy: true, hasFailed: false };
      return { ...startChange(state, line.id, { status: 'removing' }), removal };
    }
    case 'lineRemovalStarted':
      return startChange(state, event.id, { status: 'removing' });
    case 'lineUpdateSucceeded':
      return withoutWork(state, event.id);
    case 'rejected':
      return {
        work: without(state.work, event.id),
        lineErrors: { ...state.lineErrors, [event.id]: event.message },
        removal: state.removal?.line.id === event.id ? null : state.removal,
      };
    case 'undoStarted':
      return withRemoval(state, { isBusy: true, hasFailed: false });
    case 'undoSucceeded':
      return { ...state, removal: null };
    case 'undoFailed':
      return withRemoval(state, { isBusy: false, hasFailed: true });
    default:
      return event satisfies never;
  }
}

/** A row of the cart's list: a line, or in the place of a removed one the offer to undo it. */
export type CartRow =
  | { kind: 'line'; line: CartLineItem; isBusy: boolean; error: string | null }
  | { kind: 'removal'; removal: Removal };

function applyPendingChange(line: CartLineItem, work: PendingLineChange | undefined): CartLineItem {
  const { priceQuantityTotals: totals, shippingDeliveryOptions: delivery } = line;
  if (work?.status === 'removingInstallation') return { ...line, installationService: null };
  if (work?.status === 'changingShipMethod')
    return { ...line, shippingDeliveryOptions: { ...delivery, selectedShipOption: work.shipMethod } };
  if (work?.status !== 'changing') return line;
  const lineTotal = totals.unitPrice * work.quantity;
  return { ...line, priceQuantityTotals: { ...totals, quantity: work.quantity, lineTotal } };
}

/** The rows of the cart's list: the server's lines as the shopper wants them, and the row that offers an undo. CART-04 */
export function cartRows(lineItems: readonly CartLineItem[], state: CartState): CartRow[] {
  const { removal } = state;
  const isShown = ({ id, isRemoved }: CartLineItem) => !isRemoved && state.work[id]?.status !== 'removing';
  const rows: CartRow[] = lineItems
    .filter((line) => isShown(line) && line.id !== removal?.line.id)
    .map((line) => ({
      kind: 'line',
      line: applyPendingChange(line, state.work[line.id]),
      isBusy: state.work[line.id] !== undefined,
      error: state.lineErrors[line.id] ?? null,
    }));
  if (removal) rows.splice(Math.min(removal.index, rows.length), 0, { kind: 'removal', removal });
  return rows;
}

/** Whether totals on screen still wait for the server. */
export function hasPendingChanges(state: CartState): boolean {
  return Object.keys(state.work).length > 0 || state.removal?.isBusy === true;
}
