import { loginUrl, registriesUrl, type RegistryAddItem, type RegistryLine } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useEffect, useRef } from 'react';
import { type Flow, useLatestReducer } from '../useLatestReducer.ts';
import {
  isRegistryBusy,
  type RegistryAddEvent,
  registryAddReducer,
  type RegistryAddRequest,
  type RegistryAddState,
  startRegistryAdd,
} from './reducer.ts';
import { useOnEvent } from '../events.ts';
import { type RegistryMessages, registryMessages } from './messages.ts';
import type { ConfirmDesign, RegistryAddPorts } from './ports.ts';
import { addedMessageMs } from './timings.ts';
import { useWords } from '../use-words.ts';

export interface RegistryAddOptions {
  ports: RegistryAddPorts;
  /** Registry mode of the page; outside it no add button is shown. REG-01 */
  isRegistrantMode: boolean;
  /** Path and query of the page, for the way back from the sign-in. REG-03 */
  returnPath: string;
  /** Only where something is written on the item. REG-04 */
  confirmDesign?: ConfirmDesign | undefined;
  messages?: Partial<RegistryMessages>;
}

/** Add-to-registry flow from click to confirmation. REG-02 to REG-04, REG-21, REG-37 */
export function useRegistryAdd({ ports, isRegistrantMode, returnPath, confirmDesign, messages }: RegistryAddOptions) {
  const labels = useWords('registry', registryMessages, messages);
  const onEvent = useOnEvent();
  const [state, send, latest] = useLatestReducer(registryAddReducer, () => startRegistryAdd(isRegistrantMode));
  const fail = (problem: unknown, message = '') => {
    ports.log(labels.logPrefix, problem);
    const { adding } = latest.current;
    if ('request' in adding) onEvent({ type: 'registry.addFailed', sku: adding.request.sku });
    send({ type: 'failed', message });
  };
  /** Closes the modal and redirects a guest to sign-in, with the current page as return path. REG-03 */
  const signIn = () => {
    send({ type: 'failed', message: '' });
    send({ type: 'closed' });
    ports.goTo(loginUrl(returnPath));
  };

  const flow = { send, latest, fail };
  const design = useDesign(flow, confirmDesign);
  const add = useAddLine(flow, ports, labels);

  const click = async (request: RegistryAddRequest) => {
    if (isRegistryBusy(latest.current)) return;
    send({ type: 'clicked', request });
    const isGuest = !ports.isSignedIn();
    if (isGuest && !confirmDesign) return signIn();
    if (!(await design.confirm(request.quantity, isGuest))) return;
    const result = await ports.fetchRegistries(request.sku);
    if (!result.ok) ports.log(labels.fetchLog, result.error);
    // The session may have ended before its cookie did. REG-38
    if (!result.ok || !result.value.isLoggedIn) return signIn();
    send({ type: 'found', data: result.value });
    if (result.value.giftRegistries.length === 0) return ports.goTo(registriesUrl);
    await add(design.personalizationId());
  };

  return {
    state,
    isBusy: isRegistryBusy(state),
    click,
    choose: (grId: number) => send({ type: 'registrySelected', grId }),
    submit: async () => {
      if (latest.current.adding.status !== 'choosing') return;
      send({ type: 'submitted' });
      await add(design.personalizationId());
    },
    /** The guest accepted the terms: closes the popup and redirects to the sign-in with a return URL. REG-03 */
    acceptTerms: () => {
      if (latest.current.adding.status !== 'terms') return;
      send({ type: 'closed' });
      ports.goTo(loginUrl(returnPath));
    },
    countIn: (items: readonly RegistryAddItem[]) => send({ type: 'addedMore', items }),
    close: () => send({ type: 'closed' }),
  };
}

interface AddFlow extends Flow<RegistryAddState, RegistryAddEvent> {
  /** Logs and shows a failure. */
  fail: (problem: unknown, message?: string) => void;
}

/** Saves the design of a personalized item before it is added. REG-04 */
function useDesign({ send, fail }: AddFlow, confirmDesign: ConfirmDesign | undefined) {
  /** Of the design in the current add. */
  const personalizationId = useRef('');
  /** Returns whether the add may continue. */
  const confirm = async (quantity: number, isGuest: boolean): Promise<boolean> => {
    personalizationId.current = '';
    if (!confirmDesign) return true;
    const terms = await confirmDesign(quantity);
    if (!terms.ok) fail(terms.error);
    else if (terms.value.error) fail(terms.value.error, terms.value.error.businessErrorDescription);
    else if (isGuest) send({ type: 'termsLoaded', terms: terms.value });
    else {
      personalizationId.current = terms.value.personalizationId;
      return true;
    }
    return false;
  };
  return { confirm, personalizationId: () => personalizationId.current };
}

/** Adds the requested item to the chosen registry and confirms it for a while. REG-21 */
function useAddLine({ send, latest, fail }: AddFlow, ports: RegistryAddPorts, labels: RegistryMessages) {
  const onEvent = useOnEvent();
  const announce = useAnnounce();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  return async (personalizationId: string) => {
    const { adding } = latest.current;
    if (adding.status !== 'adding') return;
    const { request, grId } = adding;
    const line: RegistryLine = {
      Sku: request.sku,
      Quantity: request.quantity,
      GrId: grId,
      OptionChoiceParameter: request.optionChoiceParameter,
      ...(personalizationId && { PersonalizationId: personalizationId }),
    };
    const result = await ports.add([line]);
    if (!result.ok) return fail(result.error);
    const { isSuccess, message, items } = result.value;
    if (!isSuccess) return fail(result.value, message);
    send({ type: 'added', items });
    onEvent({ type: 'registry.itemAdded', sku: request.sku, quantity: request.quantity });
    announce(labels.added);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => send({ type: 'addedMessageExpired' }), addedMessageMs);
  };
}

export type RegistryAddControl = ReturnType<typeof useRegistryAdd>;
