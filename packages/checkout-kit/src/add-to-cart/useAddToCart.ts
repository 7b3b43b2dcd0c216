import {
  type AddToCartLineItem,
  type CartConfirmation,
  validateNewLine,
  checkoutRoutes,
  type CustomConfirmation,
  type FailedAdd,
  type MonogrammingConfirmation,
  newLine,
} from '@settee/domain';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { type OnEvent, useOnEvent } from '../events.ts';
import type { PortResult } from '../errors/request-failure.ts';
import { actionMessages } from './action-messages.ts';
import {
  type AddEvent,
  addReducer,
  type AddType,
  toConfirmation,
  hasTerms,
  initialAddState,
  isAddBusy,
} from './reducer.ts';
import type { AddToCartMessages } from './messages.ts';
import { noteAdded } from '../cart/last-added.ts';
import { termsToCartDelayMs } from './timings.ts';
import { useWords } from '../use-words.ts';

/** A line to add; missing fields get the defaults of ATC-01 and ATC-02. */
export type NewLine = Partial<AddToCartLineItem> & Pick<AddToCartLineItem, 'Sku'>;

/** Port for add to cart, implemented by the host. */
export interface AddToCartPorts {
  /** Adds items to the cart; `null` and a `FailedAdd` are failed adds. ATC-25 */
  add(lines: readonly AddToCartLineItem[]): Promise<PortResult<CartConfirmation | FailedAdd | null>>;
  /** Returns the terms of a custom order, if any; a failed lookup is a failed add. ATC-29, ATC-30 */
  fetchCustomConfirmation(line: AddToCartLineItem): Promise<PortResult<CustomConfirmation>>;
  /** Loads the header's count again. ATC-14, ATC-31 */
  refreshCartCount(): void;
  goTo(url: string): void;
  /** Logs a failed add: the text 'Error adding to cart:' and the error. ATC-34 */
  log(message: string, problem: unknown): void;
}

export interface AddToCartOptions {
  ports: AddToCartPorts;
  addType?: AddType;
  /** A custom-confirmation URL is configured, so the lookup always runs. ATC-08 */
  hasCustomConfirmation?: boolean;
  /**
   * Saves the design of a first-party personalization and returns the data to confirm; replaces the lookup.
   * ATC-11, MONO-22
   */
  confirmMonogramming?: (line: AddToCartLineItem) => Promise<PortResult<MonogrammingConfirmation>>;
  /** The terms are those of a registry add. TERMS-08, TERMS-12 */
  isRegistry?: boolean;
  /** A further check of the owner; its sentence shows at the button and no call is made. ATC-07 */
  validate?: (lines: readonly AddToCartLineItem[]) => string | null;
  onSuccess?: (confirmation: CartConfirmation) => void;
  onError?: (message: string) => void;
  messages?: Partial<AddToCartMessages>;
}

const asList = (lines: NewLine | readonly NewLine[]): readonly NewLine[] => ('Sku' in lines ? [lines] : lines);

/** Values that the parts of an add share. */
interface AddParts {
  options: AddToCartOptions;
  labels: typeof actionMessages;
  send: Dispatch<AddEvent>;
  onEvent: OnEvent;
}

/** The requests of an add, and what their responses change. ATC-07 to ATC-22 */
function useAddRequests({ options, labels, send, onEvent }: AddParts) {
  const { ports, addType = 'default', isRegistry = false, confirmMonogramming } = options;
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const fail = (lines: readonly AddToCartLineItem[], problem: unknown, given: string) => {
    const message = given === '' ? labels.addFailed : given;
    ports.log(labels.logPrefix, problem);
    send({ type: 'failed', message });
    options.onError?.(message);
    onEvent({ type: 'addToCart.failed', skus: lines.map(({ Sku }) => Sku), message });
  };

  const add = async (lines: readonly AddToCartLineItem[], isAccepted: boolean) => {
    const result = await ports.add(lines);
    if (!result.ok) return fail(lines, result.error, '');
    const confirmation = toConfirmation(result.value);
    if (confirmation === null) {
      const given = result.value !== null && 'errorMessage' in result.value ? result.value.errorMessage : '';
      return fail(lines, result.value, given);
    }
    send({ type: 'added', confirmation, addType, isRegistry });
    ports.refreshCartCount();
    options.onSuccess?.(confirmation);
    onEvent({ type: 'addToCart.added', items: lines.map(({ Sku: sku, Quantity: quantity }) => ({ sku, quantity })) });
    if (!isAccepted || isRegistry) return;
    noteAdded(confirmation.items.map(({ name }) => name));
    leaving.current = setTimeout(() => {
      send({ type: 'closed' });
      ports.goTo(checkoutRoutes.cart);
    }, termsToCartDelayMs);
  };

  /** Fetches the terms; without any, adds at once. ATC-08, ATC-11 */
  const fetchTerms = async (lines: readonly AddToCartLineItem[], first: AddToCartLineItem) => {
    const find: (line: AddToCartLineItem) => Promise<PortResult<CustomConfirmation | MonogrammingConfirmation>> =
      confirmMonogramming ?? ports.fetchCustomConfirmation;
    const terms = await find(first);
    if (!terms.ok) return fail(lines, terms.error, '');
    if ('error' in terms.value && terms.value.error)
      return fail(lines, terms.value.error, terms.value.error.businessErrorDescription);
    send({ type: 'lookedUp', terms: terms.value, addType });
    if (!hasTerms(terms.value) && addType !== 'terms') await add(lines, false);
  };

  return { add, fetchTerms };
}

/** Whether the terms of a custom order or a saved design are fetched before the add. ATC-08, ATC-11 */
function isLookupNeeded(
  { OptionChoiceParameter }: AddToCartLineItem,
  { addType, hasCustomConfirmation, confirmMonogramming }: AddToCartOptions,
): boolean {
  if (confirmMonogramming) return true;
  return addType !== 'ignore' && (hasCustomConfirmation === true || OptionChoiceParameter !== '');
}

/** Headless add to cart, from the click to the confirmation. ATC-07 to ATC-22 */
export function useAddToCart(options: AddToCartOptions) {
  return useAdd(options, useOnEvent());
}

/** The same with the event handler of the caller. */
function useAdd(options: AddToCartOptions, onEvent: OnEvent) {
  const { ports, addType = 'default', isRegistry = false } = options;
  const labels = useWords('action', actionMessages, options.messages);
  const [state, send] = useReducer(addReducer, initialAddState);
  const { add, fetchTerms } = useAddRequests({ options, labels, send, onEvent });

  const click = async (given: NewLine | readonly NewLine[]) => {
    if (isAddBusy(state)) return;
    const lines = asList(given).map(({ Sku, ...rest }) => newLine(Sku, rest));
    const isWrong = lines.some((line) => validateNewLine(line) !== null);
    const message = isWrong ? labels.wrongQuantity : options.validate?.(lines);
    if (message) return send({ type: 'invalid', message });
    const [first] = lines;
    if (first === undefined) return;
    onEvent({ type: 'addToCart.clicked', skus: lines.map(({ Sku }) => Sku) });
    const isLookedUp = isLookupNeeded(first, options);
    send({ type: 'clicked', lines, isLookedUp, addType });
    if (isLookedUp) await fetchTerms(lines, first);
    else if (addType !== 'terms') await add(lines, false);
  };
  const accept = async () => {
    if (state.status !== 'terms') return;
    send({ type: 'accepted' });
    onEvent({ type: 'addToCart.termsAccepted', skus: state.lines.map(({ Sku }) => Sku) });
    await add(state.lines, true);
  };
  const decline = () => {
    if (state.status !== 'terms') return;
    send({ type: 'declined' });
    onEvent({ type: 'addToCart.termsDeclined', skus: state.lines.map(({ Sku }) => Sku) });
  };

  return {
    state,
    isBusy: isAddBusy(state),
    /** Error message of the last add. */
    problem: state.status === 'failed' ? state.message : null,
    isRegistry,
    addType,
    click,
    accept,
    decline,
    /** Closes the terms and redirects the guest to sign-in. TERMS-10, TERMS-11 */
    signIn: (url: string) => {
      send({ type: 'declined' });
      ports.goTo(url);
    },
    /** Counts the add of an add-on into the confirmation that shows. CONF-21, CONF-22 */
    countIn: (confirmation: CartConfirmation) => send({ type: 'addOnAdded', confirmation }),
    close: () => send({ type: 'closed' }),
    goToCart: () => ports.goTo(checkoutRoutes.cart),
  };
}

export type AddToCartControl = ReturnType<typeof useAddToCart>;
