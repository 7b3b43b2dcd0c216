import {
  type Address,
  type SwatchAvailability,
  type SwatchData,
  getSwatches,
  type SwatchFormData,
  type SwatchOrderResponse,
  swatchReceipt,
  type SwatchReceipt,
  type SwatchSelection,
} from '@settee/domain';
import {
  formReducer,
  openForm,
  selectAlso,
  type SwatchForm,
  type SwatchFormEvent,
  type SwatchSite,
} from './form-reducer.ts';
import type { SwatchSubject } from './ports.ts';

/** State of the flow behind 'Get Free Swatches'; `lastAddress` is the last address entered. */
export type SwatchState = { lastAddress: Address | null } & (
  | { status: 'idle' }
  | { status: 'checking' | 'loading' | 'failed'; subject: SwatchSubject }
  | { status: 'unavailable'; subject: SwatchSubject; nlaFabrics: readonly SwatchData[] }
  | { status: 'form'; form: SwatchForm }
  | { status: 'success'; receipt: SwatchReceipt; swatches: readonly SwatchData[] }
);

export type SwatchEvent =
  | { type: 'clicked'; subject: SwatchSubject }
  | { type: 'availabilityKnown'; availability: SwatchAvailability }
  | { type: 'continued' }
  | { type: 'retried' }
  | { type: 'opened'; data: SwatchFormData; site: SwatchSite; cart?: SwatchSelection }
  | { type: 'openFailed' }
  | { type: 'ordered'; response: SwatchOrderResponse; now: Date }
  | { type: 'closed' }
  | SwatchFormEvent;

export const initialSwatchState: SwatchState = { status: 'idle', lastAddress: null };

type InStatus<Name extends SwatchState['status']> = Extract<SwatchState, { status: Name }>;

/** Another swatch of the product joins a form that was slid down. */
function click(state: SwatchState, subject: SwatchSubject): SwatchState {
  const { lastAddress } = state;
  if (state.status !== 'form') return state.status === 'idle' ? { status: 'checking', subject, lastAddress } : state;
  const { form } = state;
  if (form.awaitingResponse || form.subject.sku !== subject.sku) return state;
  const selection = selectAlso(form.selection, form.data, subject.codes);
  return { ...state, form: { ...form, selection, isCollapsed: false } };
}

/** Replaces the form with the success popup, which has the receipt and the ordered swatches. SWATCH-84, SWATCH-87 */
function succeed(state: InStatus<'form'>, response: SwatchOrderResponse, now: Date): SwatchState {
  const { address, data, selection } = state.form;
  const all = getSwatches(data);
  const swatches = selection.flatMap((code) => all.find(({ ChoiceCode }) => ChoiceCode === code) ?? []);
  return { status: 'success', receipt: swatchReceipt(response, now), swatches, lastAddress: address };
}

function whileOpening(
  state: InStatus<'checking' | 'loading' | 'failed' | 'unavailable'>,
  event: SwatchEvent,
): SwatchState {
  const { subject, lastAddress } = state;
  const is = (status: SwatchState['status'], type: SwatchEvent['type']) =>
    state.status === status && event.type === type;
  if (state.status === 'checking' && event.type === 'availabilityKnown') {
    const { hasNla, nlaFabrics } = event.availability;
    return hasNla
      ? { status: 'unavailable', subject, nlaFabrics, lastAddress }
      : { status: 'loading', subject, lastAddress };
  }
  if (state.status === 'unavailable' && event.type === 'continued') {
    const gone = new Set(state.nlaFabrics.map(({ ChoiceCode }) => ChoiceCode));
    const codes = subject.codes.filter((code) => !gone.has(code));
    return { status: 'loading', subject: { ...subject, codes }, lastAddress };
  }
  if (state.status === 'loading' && event.type === 'opened')
    return { status: 'form', form: openForm(subject, event, lastAddress), lastAddress };
  if (is('loading', 'openFailed')) return { status: 'failed', subject, lastAddress };
  return is('failed', 'retried') ? { status: 'loading', subject, lastAddress } : state;
}

/** Handles an event while the form is open. */
function whileFormOpen(state: InStatus<'form'>, event: Exclude<SwatchEvent, { type: 'clicked' }>): SwatchState {
  const { form } = state;
  switch (event.type) {
    case 'ordered':
      return form.awaitingResponse ? succeed(state, event.response, event.now) : state;
    case 'closed':
      // A pending order cannot be closed; its outcome must be shown.
      return form.awaitingResponse ? state : { status: 'idle', lastAddress: form.address };
    case 'availabilityKnown':
    case 'continued':
    case 'retried':
    case 'opened':
    case 'openFailed':
      return state;
    default:
      return { ...state, form: formReducer(form, event) };
  }
}

/** Reducer of the free-swatch flow; ignores stale events. SWATCH-03, SWATCH-04, SWATCH-84 */
export function swatchReducer(state: SwatchState, event: SwatchEvent): SwatchState {
  if (event.type === 'clicked') return click(state, event.subject);
  switch (state.status) {
    case 'idle':
      return state;
    case 'success':
      return event.type === 'closed' ? { status: 'idle', lastAddress: state.lastAddress } : state;
    case 'form':
      return whileFormOpen(state, event);
    default:
      return event.type === 'closed' ? { status: 'idle', lastAddress: state.lastAddress } : whileOpening(state, event);
  }
}
