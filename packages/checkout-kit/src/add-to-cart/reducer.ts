import {
  type AddToCartLineItem,
  type CartConfirmation,
  type CustomConfirmation,
  type FailedAdd,
  isFailedAdd,
  type MonogrammingConfirmation,
  withAddOn,
} from '@settee/domain';

/** Next step of an add after the button click. ATC-20 to ATC-22 */
export type AddType = 'default' | 'terms' | 'ignore';

type Lines = readonly AddToCartLineItem[];

/** The situations of one add. */
export type AddState =
  | { status: 'idle' }
  | { status: 'lookingUp'; lines: Lines }
  | { status: 'terms'; lines: Lines; terms: CustomConfirmation | null }
  | { status: 'adding'; lines: Lines; terms: CustomConfirmation | null; isAccepted: boolean }
  /** The terms are accepted and the add succeeded; the redirect to the cart follows. TERMS-12 */
  | { status: 'redirecting'; terms: CustomConfirmation | null }
  | { status: 'confirmed'; confirmation: CartConfirmation }
  | { status: 'failed'; message: string };

export type AddEvent =
  | { type: 'clicked'; lines: Lines; isLookedUp: boolean; addType: AddType }
  | { type: 'invalid'; message: string }
  | { type: 'lookedUp'; terms: CustomConfirmation | MonogrammingConfirmation; addType: AddType }
  | { type: 'accepted' | 'declined' | 'closed' }
  | { type: 'added'; confirmation: CartConfirmation; addType: AddType; isRegistry: boolean }
  /** An add-on was added to the cart from the confirmation. CONF-21, CONF-22 */
  | { type: 'addOnAdded'; confirmation: CartConfirmation }
  | { type: 'failed'; message: string };

export const initialAddState: AddState = { status: 'idle' };

/** Returns the confirmation of a response; `null` when the add failed. ATC-25, ATC-33 */
export function toConfirmation(response: CartConfirmation | FailedAdd | null): CartConfirmation | null {
  return response !== null && 'items' in response && !isFailedAdd(response) ? response : null;
}

/** Returns true while an add is in progress and a click must not start another. ATC-12 */
export function isAddBusy({ status }: AddState): boolean {
  return status === 'lookingUp' || status === 'terms' || status === 'adding' || status === 'redirecting';
}

/** Returns whether terms must be accepted: for a custom order or a saved design. ATC-09, ATC-11 */
export function hasTerms(terms: CustomConfirmation | MonogrammingConfirmation): boolean {
  return terms.hasCustomOrderConfirmation || ('personalizationId' in terms && terms.personalizationId !== '');
}

type EventOf<Type extends AddEvent['type']> = Extract<AddEvent, { type: Type }>;

const startAdding = (lines: Lines): AddState => ({ status: 'adding', lines, terms: null, isAccepted: false });

function clicked({ lines, isLookedUp, addType }: EventOf<'clicked'>): AddState {
  if (isLookedUp) return { status: 'lookingUp', lines };
  return addType === 'terms' ? { status: 'terms', lines, terms: null } : startAdding(lines);
}

/** Shows the terms, or adds; a saved design is added to the lines. ATC-11 */
function lookedUp(found: Lines, { terms, addType }: EventOf<'lookedUp'>): AddState {
  const lines =
    'personalizationId' in terms
      ? found.map((line) => ({ ...line, IsPersonalized: true, PersonalizationId: terms.personalizationId }))
      : found;
  return hasTerms(terms) || addType === 'terms' ? { status: 'terms', lines, terms } : startAdding(lines);
}

function added(state: Extract<AddState, { status: 'adding' }>, event: EventOf<'added'>): AddState {
  if (state.isAccepted && !event.isRegistry) return { status: 'redirecting', terms: state.terms };
  return event.addType === 'ignore' ? initialAddState : { status: 'confirmed', confirmation: event.confirmation };
}

/** Reduces an event of an add; late events change nothing. */
export function addReducer(state: AddState, event: AddEvent): AddState {
  switch (event.type) {
    case 'clicked':
      return isAddBusy(state) ? state : clicked(event);
    case 'invalid':
      return isAddBusy(state) ? state : { status: 'failed', message: event.message };
    case 'lookedUp':
      return state.status === 'lookingUp' ? lookedUp(state.lines, event) : state;
    case 'accepted':
      return state.status === 'terms' ? { ...state, status: 'adding', isAccepted: true } : state;
    case 'declined':
      return state.status === 'terms' ? initialAddState : state;
    case 'added':
      return state.status === 'adding' ? added(state, event) : state;
    case 'addOnAdded':
      return state.status === 'confirmed'
        ? { status: 'confirmed', confirmation: withAddOn(state.confirmation, event.confirmation) }
        : state;
    case 'failed':
      return state.status === 'adding' || state.status === 'lookingUp'
        ? { status: 'failed', message: event.message }
        : state;
    case 'closed':
      return state.status === 'confirmed' || state.status === 'failed' || state.status === 'redirecting'
        ? initialAddState
        : state;
    default:
      return event satisfies never;
  }
}
