import {
  type AddressErrors,
  validateSelection,
  firstWrongSwatchField,
  ok,
  type SwatchAddressField,
  type SwatchAvailability,
  toSwatchOrder,
  type SwatchOrderRequest,
} from '@settee/domain';
import { useRef } from 'react';
import { type Flow, useLatestReducer } from '../useLatestReducer.ts';
import { useOnEvent } from '../events.ts';
import { initialSwatchState, type SwatchEvent, swatchReducer, type SwatchState } from './reducer.ts';
import type { SwatchFormEvent, SwatchSite } from './form-reducer.ts';
import type { SwatchPorts, SwatchSubject } from './ports.ts';
import { useFieldErrorEvents } from '../useFieldErrorEvents.ts';
import { useSiteCulture } from '../use-site-culture.ts';

export interface SwatchOptions {
  ports: SwatchPorts;
  /** The country of addresses; that of `SiteProvider` without it. */
  site?: SwatchSite;
}

/** Focus target after a failed submit. SWATCH-29 */
export type SwatchFocusTarget = SwatchAddressField | 'swatches';

export interface SwatchControl {
  state: SwatchState;
  ports: SwatchPorts;
  /** Starts the flow on a click on a free-swatches button. SWATCH-03 */
  click(subject: SwatchSubject): Promise<void>;
  /** On without what is not available. SWATCH-05 */
  goOn(): Promise<void>;
  retry(): Promise<void>;
  send(event: SwatchFormEvent): void;
  /** Sends the order; returns the first invalid field, or `null` if valid. SWATCH-27, SWATCH-29 */
  submit(): SwatchFocusTarget | null;
  close(): void;
}

const firstWrong = (problems: AddressErrors): SwatchFocusTarget => firstWrongSwatchField(problems) ?? 'swatches';
const allThere: SwatchAvailability = { hasNla: false, nlaFabrics: [] };

/**
 * Free-swatch flow, from the click on 'Get Free Swatches' to the receipt. SWATCH-03, SWATCH-81 to SWATCH-84,
 * SWATCH-90 to SWATCH-93
 */
export function useSwatches({ ports, site: given }: SwatchOptions): SwatchControl {
  const siteCulture = useSiteCulture(given?.siteCulture);
  const site = given ?? { siteCulture, homeCountry: siteCulture === 'USA' ? 'USA' : 'CAN' };
  const [state, send, latest] = useLatestReducer(swatchReducer, initialSwatchState);
  useFieldErrorEvents('freeSwatches', state.status === 'form' ? state.form.problems : {});
  const { click, load, cancel } = useOpening({ send, latest, ports, site });
  const submit = useOrder({ send, latest, ports });

  const goOn = () => {
    const { current } = latest;
    if (current.status === 'unavailable')
      for (const { ChoiceCode } of current.nlaFabrics) ports.cart?.set(ChoiceCode, false);
    send({ type: 'continued' });
    return load();
  };
  const retry = () => {
    send({ type: 'retried' });
    return load();
  };
  const edit = (event: SwatchFormEvent) => {
    const after = send(event);
    if (event.type !== 'checked' || after.status !== 'form') return;
    const { choiceCode, isOn } = event;
    if (after.form.selection.includes(choiceCode) === isOn) ports.cart?.set(choiceCode, isOn);
  };
  const close = () => {
    cancel();
    send({ type: 'closed' });
  };
  return { state, ports, click, goOn, retry, send: edit, submit, close };
}

type SwatchFlow = Flow<SwatchState, SwatchEvent> & Pick<SwatchOptions, 'ports'>;

/** From the click to the form: checks what is available, then loads the form; a response after closing is ignored. */
function useOpening({ send, latest, ports, site }: SwatchFlow & { site: SwatchSite }) {
  const turns = useRef(0);

  const load = async () => {
    const { current } = latest;
    if (current.status !== 'loading') return;
    const turn = turns.current;
    const result = await ports.openForm(current.subject);
    if (turn !== turns.current) return;
    if (result.ok) return void send({ type: 'opened', data: result.value, site, cart: ports.cart?.read() ?? [] });
    ports.log('Error opening the form for free swatches:', result.error);
    send({ type: 'openFailed' });
  };

  const click = async (subject: SwatchSubject) => {
    const isNew = latest.current.status === 'idle';
    send({ type: 'clicked', subject });
    if (!isNew) return;
    turns.current += 1;
    const turn = turns.current;
    const availability = subject.codes.length > 0 ? await ports.checkAvailability(subject.codes) : ok(allThere);
    if (turn !== turns.current) return;
    if (!availability.ok) ports.log('Error checking the availability of swatches:', availability.error);
    send({ type: 'availabilityKnown', availability: availability.ok ? availability.value : allThere });
    await load();
  };

  const cancel = () => {
    turns.current += 1;
  };
  return { click, load, cancel };
}

/** Sends the order; returns the first invalid field, or `null` if valid. SWATCH-27, SWATCH-29 */
function useOrder({ send, latest, ports }: SwatchFlow): SwatchControl['submit'] {
  const onEvent = useOnEvent();

  const notify = async ({ EmailAddress, DayPhone }: SwatchOrderRequest) => {
    const [email, contact] = await Promise.all([
      ports.hashEmail(EmailAddress),
      ports.hashContact?.(EmailAddress, DayPhone),
    ]);
    if (contact && !contact.ok) ports.log('Error hashing a contact:', contact.error);
    if (!email.ok) return ports.log('Error hashing an email address:', email.error);
    onEvent({ type: 'Form Submitted', formName: 'Order Free Swatch', formStatus: 'accepted' });
  };

  const order = async (request: SwatchOrderRequest) => {
    const result = await ports.order(request);
    if (!result.ok) {
      ports.log('Error ordering free swatches:', result.error);
      return void send({ type: 'submitFailed' });
    }
    if (!result.value.Succeeded) return void send({ type: 'rejected', response: result.value });
    send({ type: 'ordered', response: result.value, now: ports.now() });
    for (const code of request.swatch) ports.cart?.set(code, false);
    await notify(request);
  };

  return () => {
    const before = latest.current;
    if (before.status !== 'form' || before.form.awaitingResponse) return null;
    const after = send({ type: 'submitted' });
    if (after.status !== 'form') return null;
    const { form } = after;
    if (!form.awaitingResponse)
      return validateSelection(form.selection) === null ? firstWrong(form.problems) : 'swatches';
    const { subject, address, selection, useAddressAsEntered: isAsEntered, isSigningUp } = form;
    const draft = { sku: subject.sku, address, selection, isAsEntered, isSigningUp };
    void order(toSwatchOrder(draft, form.site.siteCulture));
    return null;
  };
}
