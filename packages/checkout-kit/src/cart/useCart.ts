import {
  type AddToCartLineItem,
  type Cart,
  type CartConfirmation,
  type CartLineItem,
  type CheckoutStart,
  type DeliveryInfo,
  type FailedAdd,
  isFailedAdd,
  newLine,
  type ShipMethod,
} from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { type Dispatch, useReducer, useRef } from 'react';
import type { ZipPorts } from '../delivery/useZipPanel.ts';
import { type OnEvent, useOnEvent } from '../events.ts';
import type { PopupContent } from '../payment/HelpPopup/HelpPopup.tsx';
import type { PortResult } from '../errors/request-failure.ts';
import type { ValidationPorts } from '../errors/useCartValidation.ts';
import type { ProblemPorts, Problems } from '../errors/useProblems.ts';
import type { CartChange, ServicePorts } from './service-ports.ts';
import { type CartEvent, cartReducer, cartRows, hasPendingChanges, initialCartState, type Removal } from './reducer.ts';
import { cartMessages, type CartMessages } from './messages.ts';
import { useWords } from '../use-words.ts';

/** A link to a shared cart; `expiresAt` in ISO 8601. */
export interface SharedLink {
  isSuccess: true;
  url: string;
  expiresAt: string;
}

/** Port for the cart page, implemented by the host. Mutations resolve once the updated cart is in `cart`. */
export interface CartPorts extends ProblemPorts, ValidationPorts, ZipPorts, ServicePorts {
  /** Loads the cart again. Called after a write that failed. CART-06 */
  reload(): Promise<void>;
  /** Sets the quantity of a line; the message of a failure shows at the line. CART-16 */
  updateItem(id: string, quantity: number): Promise<PortResult<CartChange>>;
  /** Removes a line, or the donation, by its id. CART-13 */
  removeItem(id: string): Promise<PortResult<CartChange>>;
  /** Puts a removed line back, for the undo. ATC-25 */
  restoreItem(line: AddToCartLineItem): Promise<PortResult<CartConfirmation | FailedAdd | null>>;
  /** Moves a line to the saved items; the message of a failure shows at the line. CART-14 */
  saveForLater(id: string): Promise<PortResult<CartChange>>;
  /** Moves a saved line back to the cart; the message of a failure shows at the line. CART-15 */
  moveToCart(id: string): Promise<PortResult<CartChange>>;
  /** Without it the ship method of a line is read-only; `locationId` is the store for pickup. CART-17 */
  updateShipMethod?(id: string, shipMethod: ShipMethod, locationId?: number): Promise<PortResult<CartChange>>;
  /** Without it the installation is read-only. CART-18 */
  removeInstallationService?(id: string): Promise<PortResult<CartChange>>;
  /** Without it no delivery information is offered. DELIV-06 */
  getDeliveryInfo?(): Promise<PortResult<DeliveryInfo>>;
  /** Returns the first page of the checkout, or the reason why it cannot start. CART-11 */
  startCheckout(): Promise<PortResult<CheckoutStart>>;
  /** Stores current prices and stock with the lines; without it the change notices cannot be dismissed. */
  acknowledgeChanges?(): Promise<PortResult<CartChange>>;
  /** Makes a link to what is in the cart; without it none is offered. */
  shareCart?(): Promise<PortResult<SharedLink | { isSuccess: false; errorMessage: string }>>;
  /** Copies the text to the clipboard; returns whether it succeeded. */
  copyText?(text: string): Promise<boolean>;
  /** Loads the popup that the checkout start response requires; without it or after a failure the checkout continues. CHK-04 */
  loadPopup?(url: string): Promise<PortResult<PopupContent>>;
}

export interface CartOptions {
  /** `null` while it loads. */
  cart: Cart | null;
  ports: CartPorts;
  /** From `useProblems`; opens its popup when the session has ended. */
  problems: Pick<Problems, 'report'>;
  messages?: Partial<CartMessages>;
}

/** Everything that a change of the cart needs. */
interface CartWork extends Omit<CartOptions, 'messages'> {
  labels: CartMessages;
  say: (sentence: string) => void;
  send: Dispatch<CartEvent>;
  onEvent: OnEvent;
}

/** Sends changes of lines and applies the responses. */
function useLineRequests({ cart, ports, problems, labels, send }: CartWork) {
  const wanted = useRef(new Map<string, unknown>());

  /** Applies a response to the line and returns whether it succeeded; shows the error at the line. CART-13 to CART-16 */
  const applyResult = async (id: string, result: PortResult<CartChange>): Promise<boolean> => {
    if (result.ok && result.value.isSuccess) {
      send({ type: 'lineUpdateSucceeded', id });
      return true;
    }
    if (!result.ok && result.error.message === 'IsReset') problems.report(result.error);
    else if (!result.ok) ports.log({ ...result.error, basketId: cart?.basketId ?? '' });
    await ports.reload();
    const given = result.ok && !result.value.isSuccess ? result.value.errorMessage : '';
    send({ type: 'rejected', id, message: given === '' ? labels.changeFailed : given });
    return false;
  };

  /**
   * Sends one request at a time per key, always with the latest value, so that responses cannot arrive out of order.
   * Returns the saved value; `null` if saving failed or if an earlier call sends this value.
   */
  const follow = async <Value>(
    { id, key }: { id: string; key: string },
    value: Value,
    call: (value: Value) => Promise<PortResult<CartChange>>,
  ): Promise<Value | null> => {
    const isOnItsWay = wanted.current.has(key);
    wanted.current.set(key, value);
    if (isOnItsWay) return null;
    for (;;) {
      const sent = wanted.current.get(key) as Value;
      const result = await call(sent);
      if (wanted.current.get(key) !== sent) continue;
      wanted.current.delete(key);
      return (await applyResult(id, result)) ? sent : null;
    }
  };

  return { applyResult, follow };
}

type LineRequests = ReturnType<typeof useLineRequests>;

/** Changes of a line that stays in the cart. CART-16 to CART-18 */
function createLineChanges(
  { cart, ports, say, labels, send, onEvent }: CartWork,
  { applyResult, follow }: LineRequests,
) {
  const { updateShipMethod, removeInstallationService } = ports;

  const changeQuantity = async ({ id, itemInfo }: CartLineItem, quantity: number) => {
    send({ type: 'quantitySelected', id, quantity });
    const saved = await follow({ id, key: id }, quantity, (value) => ports.updateItem(id, value));
    if (saved !== null) onEvent({ type: 'cart.quantityChanged', sku: itemInfo.sku, quantity: saved });
  };

  const changeShipMethod =
    updateShipMethod &&
    (async ({ id, itemInfo }: CartLineItem, shipMethod: ShipMethod) => {
      send({ type: 'lineUpdateStarted', id, work: { status: 'changingShipMethod', shipMethod } });
      const locationId = cart?.pickup.store?.locationId;
      const update = (value: ShipMethod) => updateShipMethod(id, value, locationId);
      const saved = await follow({ id, key: `${id} way` }, shipMethod, update);
      if (saved !== null) onEvent({ type: 'cart.shipMethodChanged', sku: itemInfo.sku, shipMethod: saved });
    });

  const removeInstallation =
    removeInstallationService &&
    (async ({ id, itemInfo, installationService }: CartLineItem) => {
      send({ type: 'lineUpdateStarted', id, work: { status: 'removingInstallation' } });
      if (!(await applyResult(id, await removeInstallationService(id)))) return;
      say(labels.removed(installationService?.title ?? ''));
      onEvent({ type: 'cart.installationRemoved', sku: itemInfo.sku });
    });

  return { changeQuantity, changeShipMethod, removeInstallation };
}

/** Moves between the cart and what is saved for later. CART-14, CART-15 */
function createLineMoves({ ports, say, labels, send, onEvent }: CartWork, { applyResult }: LineRequests) {
  const saveForLater = async (line: CartLineItem) => {
    send({ type: 'lineRemovalStarted', id: line.id });
    const isSaved = await applyResult(line.id, await ports.saveForLater(line.id));
    if (!isSaved) return;
    say(labels.saved(line.itemInfo.name));
    onEvent({ type: 'cart.savedForLater', sku: line.itemInfo.sku });
  };

  const moveToCart = async (line: CartLineItem) => {
    send({ type: 'lineRemovalStarted', id: line.id });
    const isMoved = await applyResult(line.id, await ports.moveToCart(line.id));
    if (!isMoved) return;
    say(labels.moved(line.itemInfo.name));
    onEvent({ type: 'cart.movedToCart', sku: line.itemInfo.sku });
  };

  return { saveForLater, moveToCart };
}

/** Removes a line, and puts it back. CART-13, ATC-25 */
function createRemoval({ cart, ports, say, labels, send, onEvent }: CartWork, { applyResult }: LineRequests) {
  const remove = async (line: CartLineItem) => {
    const index = cart?.lineItems.findIndex(({ id }) => id === line.id) ?? 0;
    send({ type: 'removed', line, index });
    say(labels.removed(line.itemInfo.name));
    const { itemInfo, priceQuantityTotals } = line;
    if (!(await applyResult(line.id, await ports.removeItem(line.id)))) return;
    onEvent({ type: 'cart.itemRemoved', sku: itemInfo.sku, quantity: priceQuantityTotals.quantity });
  };

  const undo = async (removal: Removal | null) => {
    if (!removal || removal.isBusy) return;
    const { itemInfo } = removal.line;
    send({ type: 'undoStarted' });
    const result = await ports.restoreItem(toNewLine(removal.line));
    const isBack = result.ok && !isFailedAdd(result.value);
    if (!result.ok) ports.log({ ...result.error, basketId: cart?.basketId ?? '' });
    send(isBack ? { type: 'undoSucceeded' } : { type: 'undoFailed' });
    if (!isBack) return;
    say(labels.moved(itemInfo.name));
    onEvent({ type: 'cart.removalUndone', sku: itemInfo.sku });
  };

  return { remove, undo };
}

/** The request that puts a removed line back as it was. */
function toNewLine({ id, itemInfo, priceQuantityTotals, shippingDeliveryOptions }: CartLineItem): AddToCartLineItem {
  const { sku, optionChoiceParameter, personalizationText = '', installationServiceType = '', giftCard } = itemInfo;
  return newLine(sku, {
    Quantity: priceQuantityTotals.quantity,
    OptionChoiceParameter: optionChoiceParameter,
    PersonalizationText: personalizationText,
    IsPersonalized: personalizationText !== '',
    InstallationServiceType: installationServiceType,
    IsInstallationServiceRequired: installationServiceType !== '',
    ShipMethod: shippingDeliveryOptions.selectedShipOption,
    ...(giftCard && { GiftCard: giftCard }),
    LineId: id,
  });
}

/**
 * Headless cart: shows a change at once, sends it, applies the response and announces it. Without the optional port of a
 * change, its function is undefined. Requires a `CheckoutEventsProvider`.
 */
export function useCart({ messages, ...options }: CartOptions) {
  const { cart, ports } = options;
  const [state, send] = useReducer(cartReducer, initialCartState);
  const labels = useWords('cart', cartMessages, messages);
  const work: CartWork = { ...options, labels, say: useAnnounce(), send, onEvent: useOnEvent() };
  const requests = useLineRequests(work);
  const { remove, undo } = createRemoval(work, requests);

  const { acknowledgeChanges } = ports;
  const acknowledge =
    acknowledgeChanges &&
    (async (): Promise<boolean> => {
      const result = await acknowledgeChanges();
      if (!result.ok) ports.log({ ...result.error, basketId: cart?.basketId ?? '' });
      return result.ok;
    });

  return {
    state,
    /** The lines as the shopper wants them, and in the place of a removed one the row that offers its undo. */
    rows: cart ? cartRows(cart.lineItems, state) : [],
    /** Whether totals wait for the response to a change. */
    isSettling: hasPendingChanges(state),
    ...createLineChanges(work, requests),
    ...createLineMoves(work, requests),
    remove,
    undo: () => undo(state.removal),
    /** Resolves to whether the call succeeded. */
    acknowledge,
  };
}

export type CartControl = ReturnType<typeof useCart>;
