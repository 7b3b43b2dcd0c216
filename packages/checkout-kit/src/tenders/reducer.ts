import type { TenderType } from '@settee/domain';

/** What is typed to be applied; rewards are chosen from a list. */
export type TypedTender = Exclude<TenderType, 'rewardCertificate'>;

/** What a shopper gives; a tender code has no PIN. */
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
  /** What was said of what was sent last; empty when it was taken. */
  message: string;
  /** The service did not answer. TENDER-04 */
  isGiftCardServiceUnavailable: boolean;
}

export type TenderEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'changed'; field: TenderField; text: string }
  | { type: 'requiredFieldsMissing'; fields: readonly TenderField[] }
  | { type: 'applying' }
  | { type: 'removing' }
  /** The fresh state came; `message` is empty when it was taken. */
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

/** What is typed stays until it is taken; the PIN goes as soon as it was refused. TENDER-01 to TENDER-06 */
export function tenderReducer(state: TenderState, event: TenderEvent): TenderState {
  switch (event.type) {
    case 'opened':
      return state.status === 'closed' ? { ...initialTenderState, status: 'open' } : state;
    case 'closed':
      return isBusy(state) ? state : initialTenderState;
    case 'changed': {
      if (state.status !== 'open') return state;
      const missing = state.missing.filter((field) => field !== event.field);
      return { ...state, entry: { ...state.entry, [event.field]: event.text }, missing, message: '' };
    }
    case 'requiredFieldsMissing':
      return state.status === 'open' ? { ...state, missing: event.fields, message: '' } : state;
    case 'applying':
      return state.status === 'open'
        ? { ...state, status: 'applying', missing: [], message: '', isGiftCardServiceUnavailable: false }
        : state;
    case 'removing':
      return isBusy(state) ? state : { ...initialTenderState, status: 'removing' };
    case 'responseReceived':
      if (state.status !== 'applying' || event.message === '') return { ...initialTenderState, message: event.message };
      return { ...state, status: 'open', entry: { ...state.entry, pin: '' }, message: event.message };
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
