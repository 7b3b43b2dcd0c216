import type { TenderType } from '@settee/domain';

/** Tender types that are typed in; rewards are selected from a list. */
export type TypedTender = Exclude<TenderType, 'rewardCertificate'>;

/** Fields of a tender; a tender code has no PIN. */
export interface TenderEntry {
  number: string;
  pin: string;
}
export type TenderField = keyof TenderEntry;

export interface TenderState {
  status: 'closed' | 'open' | 'applying' | 'removing';
  entry: TenderEntry;
  /** Fields that were empty when it was sent. */
  missing: readonly TenderField[];
  /** Error of the last submission; empty when it was accepted. */
  message: string;
  /** The gift card service did not respond. TENDER-04 */
  isGiftCardServiceUnavailable: boolean;
}

export type TenderEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'changed'; field: TenderField; text: string }
  | { type: 'requiredFieldsMissing'; fields: readonly TenderField[] }
  | { type: 'applying' }
  | { type: 'removing' }
  /** The updated state was returned; `message` is empty when the tender was accepted. */
  | { type: 'responseReceived'; message: string }
  | { type: 'failed'; isGiftCardServiceUnavailable: boolean };

const blank: TenderEntry = { number: '', pin: '' };
export const initialTenderState: TenderState = {
  status: 'closed',
  entry: blank,
  missing: [],
  message: '',
  isGiftCardServiceUnavailable: false,
};

const isBusy = ({ status }: TenderState) => status === 'applying' || status === 'removing';

function withText(state: TenderState, field: TenderField, text: string): TenderState {
  if (state.status !== 'open') return state;
  const missing = state.missing.filter((other) => other !== field);
  return { ...state, entry: { ...state.entry, [field]: text }, missing, message: '' };
}

/** Closes the form unless the tender that was typed in is rejected. */
function withResponse(state: TenderState, message: string): TenderState {
  if (state.status !== 'applying' || message === '') return { ...initialTenderState, message };
  return { ...state, status: 'open', entry: { ...state.entry, pin: '' }, message };
}

/** Reduces an event; the entry stays until it is accepted, the PIN only until it is rejected. TENDER-01 to TENDER-06 */
export function tenderReducer(state: TenderState, event: TenderEvent): TenderState {
  switch (event.type) {
    case 'opened':
      return state.status === 'closed' ? { ...initialTenderState, status: 'open' } : state;
    case 'closed':
      return isBusy(state) ? state : initialTenderState;
    case 'changed':
      return withText(state, event.field, event.text);
    case 'requiredFieldsMissing':
      return state.status === 'open' ? { ...state, missing: event.fields, message: '' } : state;
    case 'applying':
      return state.status === 'open'
        ? { ...state, status: 'applying', missing: [], message: '', isGiftCardServiceUnavailable: false }
        : state;
    case 'removing':
      return isBusy(state) ? state : { ...initialTenderState, status: 'removing' };
    case 'responseReceived':
      return withResponse(state, event.message);
    case 'failed':
      return {
        ...state,
        status: state.status === 'applying' ? 'open' : 'closed',
        isGiftCardServiceUnavailable: event.isGiftCardServiceUnavailable,
      };
    default:
      return event satisfies never;
  }
}
