import {
  type AddToCartLineItem,
  type CartConfirmation,
  type CustomConfirmation,
  type FailedAdd,
  isFailedAdd,
  type MonogrammingConfirmation,
  withAddOn,
} from '@settee/domain';

/** How an add goes on after its button. ATC-20 to ATC-22 */
export type AddType = 'default' | 'terms' | 'ignore';

type Lines = readonly AddToCartLineItem[];

/** The situations of one add. */
export type AddState =
  | { at: 'idle' }
  | { at: 'lookingUp'; lines: Lines }
  | { at: 'terms'; lines: Lines; terms: CustomConfirmation | null }
  | { at: 'adding'; lines: Lines; terms: CustomConfirmation | null; isAccepted: boolean }
  /** Terms were accepted and the add stands; the cart follows. TERMS-12 */
  | { at: 'leaving'; terms: CustomConfirmation | null }
  | { at: 'confirmed'; confirmation: CartConfirmation }
  | { at: 'failed'; message: string };

export type AddEvent =
  | { type: 'pressed'; lines: Lines; isLookedUp: boolean; addType: AddType }
  | { type: 'invalid'; message: string }
  | { type: 'lookedUp'; terms: CustomConfirmation | MonogrammingConfirmation; addType: AddType }
  | { type: 'accepted' | 'declined' | 'closed' }
  | { type: 'added'; confirmation: CartConfirmation; addType: AddType; isRegistry: boolean }
  /** An add-on came into the cart from the confirmation. CONF-21, CONF-22 */
  | { type: 'addOnAdded'; confirmation: CartConfirmation }
  | { type: 'failed'; message: string };

export const idleAdd: AddState = { at: 'idle' };

/** The confirmation in an answer; `null` when the add failed. ATC-25, ATC-33 */
export function confirmationOf(answer: CartConfirmation | FailedAdd | null): CartConfirmation | null {
  return answer !== null && 'items' in answer && !isFailedAdd(answer) ? answer : null;
}

/** Whether a press may start an add: no other one is under way. ATC-12 */
export function isAddBusy({ at }: AddState): boolean {
  return at === 'lookingUp' || at === 'terms' || at === 'adding' || at === 'leaving';
}

/** Whether an answer's terms have to be accepted: those of a custom order, or of a design that was saved. ATC-09, ATC-11 */
export function hasTerms(terms: CustomConfirmation | MonogrammingConfirmation): boolean {
  return terms.hasCustomOrderConfirmation || ('personalizationId' in terms && terms.personalizationId !== '');
}

/** Where an add stands after an event; late events change nothing. */
export function addFlow(state: AddState, event: AddEvent): AddState {
  switch (event.type) {
    case 'pressed':
      if (isAddBusy(state)) return state;
      if (event.isLookedUp) return { at: 'lookingUp', lines: event.lines };
      return event.addType === 'terms'
        ? { at: 'terms', lines: event.lines, terms: null }
        : { at: 'adding', lines: event.lines, terms: null, isAccepted: false };
    case 'invalid':
      return isAddBusy(state) ? state : { at: 'failed', message: event.message };
    case 'lookedUp': {
      if (state.at !== 'lookingUp') return state;
      const { terms } = event;
      const lines =
        'personalizationId' in terms
          ? state.lines.map((line) => ({
              ...line,
              IsPersonalized: true,
              PersonalizationId: terms.personalizationId,
            }))
          : state.lines;
      return hasTerms(terms) || event.addType === 'terms'
        ? { at: 'terms', lines, terms }
        : { at: 'adding', lines, terms: null, isAccepted: false };
    }
    case 'accepted':
      return state.at === 'terms' ? { ...state, at: 'adding', isAccepted: true } : state;
    case 'declined':
      return state.at === 'terms' ? idleAdd : state;
    case 'added':
      if (state.at !== 'adding') return state;
      if (state.isAccepted && !event.isRegistry) return { at: 'leaving', terms: state.terms };
      return event.addType === 'ignore' ? idleAdd : { at: 'confirmed', confirmation: event.confirmation };
    case 'addOnAdded':
      return state.at === 'confirmed'
        ? { at: 'confirmed', confirmation: withAddOn(state.confirmation, event.confirmation) }
        : state;
    case 'failed':
      return state.at === 'adding' || state.at === 'lookingUp' ? { at: 'failed', message: event.message } : state;
    case 'closed':
      return state.at === 'confirmed' || state.at === 'failed' || state.at === 'leaving' ? idleAdd : state;
    default:
      return event satisfies never;
  }
}
