import {
  type Address,
  type SwatchAvailability,
  type SwatchData,
  swatchesOf,
  type SwatchFormData,
  type SwatchOrderAnswer,
  swatchReceipt,
  type SwatchReceipt,
  type SwatchSelection,
} from '@settee/domain';
import { formFlow, openForm, selectAlso, type SwatchForm, type SwatchFormEvent, type SwatchSite } from './form-flow.ts';
import type { SwatchSubject } from './ports.ts';

/** Where a press on 'Get Free Swatches' has led; `kept` is the address that was last typed. */
export type SwatchState = { kept: Address | null } & (
  | { at: 'idle' }
  | { at: 'checking' | 'loading' | 'failed'; subject: SwatchSubject }
  | { at: 'unavailable'; subject: SwatchSubject; nlaFabrics: readonly SwatchData[] }
  | { at: 'form'; form: SwatchForm }
  | { at: 'success'; receipt: SwatchReceipt; swatches: readonly SwatchData[] }
);

export type SwatchEvent =
  | { type: 'pressed'; subject: SwatchSubject }
  | { type: 'availabilityKnown'; availability: SwatchAvailability }
  | { type: 'wentOn' }
  | { type: 'retried' }
  | { type: 'opened'; data: SwatchFormData; site: SwatchSite; cart?: SwatchSelection }
  | { type: 'notOpened' }
  | { type: 'ordered'; answer: SwatchOrderAnswer; now: Date }
  | { type: 'closed' }
  | SwatchFormEvent;

export const noSwatches: SwatchState = { at: 'idle', kept: null };

type At<Name extends SwatchState['at']> = Extract<SwatchState, { at: Name }>;

/** Another swatch of the product joins a form that was slid down. */
function press(state: SwatchState, subject: SwatchSubject): SwatchState {
  const { kept } = state;
  if (state.at !== 'form') return state.at === 'idle' ? { at: 'checking', subject, kept } : state;
  const { form } = state;
  if (form.awaitingResponse || form.subject.sku !== subject.sku) return state;
  const selection = selectAlso(form.selection, form.data, subject.codes);
  return { ...state, form: { ...form, selection, isDown: false } };
}

/** SWATCH-84, SWATCH-87 */
function succeed(state: At<'form'>, answer: SwatchOrderAnswer, now: Date): SwatchState {
  const { address, data, selection } = state.form;
  const all = swatchesOf(data);
  const swatches = selection.flatMap((code) => all.find(({ ChoiceCode }) => ChoiceCode === code) ?? []);
  return { at: 'success', receipt: swatchReceipt(answer, now), swatches, kept: address };
}

function whileOpening(state: At<'checking' | 'loading' | 'failed' | 'unavailable'>, event: SwatchEvent): SwatchState {
  const { subject, kept } = state;
  const is = (at: SwatchState['at'], type: SwatchEvent['type']) => state.at === at && event.type === type;
  if (state.at === 'checking' && event.type === 'availabilityKnown') {
    const { hasNla, nlaFabrics } = event.availability;
    return hasNla ? { at: 'unavailable', subject, nlaFabrics, kept } : { at: 'loading', subject, kept };
  }
  if (state.at === 'unavailable' && event.type === 'wentOn') {
    const gone = new Set(state.nlaFabrics.map(({ ChoiceCode }) => ChoiceCode));
    const codes = subject.codes.filter((code) => !gone.has(code));
    return { at: 'loading', subject: { ...subject, codes }, kept };
  }
  if (state.at === 'loading' && event.type === 'opened')
    return { at: 'form', form: openForm(subject, event, kept), kept };
  if (is('loading', 'notOpened')) return { at: 'failed', subject, kept };
  return is('failed', 'retried') ? { at: 'loading', subject, kept } : state;
}

/** Where free swatches stand after an event; what comes too late changes nothing. SWATCH-03, SWATCH-04, SWATCH-84 */
export function swatchFlow(state: SwatchState, event: SwatchEvent): SwatchState {
  if (event.type === 'pressed') return press(state, event.subject);
  switch (state.at) {
    case 'idle':
      return state;
    case 'success':
      return event.type === 'closed' ? { at: 'idle', kept: state.kept } : state;
    case 'form':
      break;
    default:
      return event.type === 'closed' ? { at: 'idle', kept: state.kept } : whileOpening(state, event);
  }
  const { form } = state;
  switch (event.type) {
    case 'ordered':
      return form.awaitingResponse ? succeed(state, event.answer, event.now) : state;
    case 'closed':
      // What becomes of an order that is on its way must be told.
      return form.awaitingResponse ? state : { at: 'idle', kept: form.address };
    case 'availabilityKnown':
    case 'wentOn':
    case 'retried':
    case 'opened':
    case 'notOpened':
      return state;
    default:
      return { ...state, form: formFlow(form, event) };
  }
}
