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
import { useReducer, useRef } from 'react';
import type { ZipPorts } from '../delivery/useZipPanel.ts';
import { useOnEvent } from '../events.ts';
import type { PortResult } from '../errors/request-failure.ts';
import type { ValidationPorts } from '../errors/useCartValidation.ts';
import type { ProblemPorts, Problems } from '../errors/useProblems.ts';
import type { CartChange, ServicePorts } from './service-ports.ts';
import { cartReducer, initialCartState } from './reducer.ts';
import { cartMessages, type CartMessages } from './messages.ts';

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
  /** CART-16 */
  updateItem(id: string, quantity: number): Promise<PortResult<CartChange>>;
  /** CART-13 */
  removeItem(id: string): Promise<PortResult<CartChange>>;
  /** Puts a removed line back, for the undo. ATC-25 */
  restoreItem(line: AddToCartLineItem): Promise<PortResult<CartConfirmation | FailedAdd | null>>;
  /** CART-14 */
  saveForLater(id: string): Promise<PortResult<CartChange>>;
  /** CART-15 */
  moveToCart(id: string): Promise<PortResult<CartChange>>;
  /** Without it the ship method of a line is read-only; `locationId` is the store for pickup. CART-17 */
  updateShipMethod?(id: string, shipMethod: ShipMethod, locationId?: number): Promise<PortResult<CartChange>>;
  /** Without it the installation is read-only. CART-18 */
  removeInstallationService?(id: string): Promise<PortResult<CartChange>>;
  /** Without it no delivery information is offered. DELIV-06 */
  getDeliveryInfo?(): Promise<PortResult<DeliveryInfo>>;
  /** CART-11 */
  startCheckout(): Promise<PortResult<CheckoutStart>>;
  /** Stores current prices and stock with the lines; without it the change notices cannot be dismissed. */
  acknowledgeChanges?(): Promise<PortResult<CartChange>>;
  /** Makes a link to what is in the cart; without it none is offered. */
  shareCart?(): Promise<PortResult<SharedLink | { isSuccess: false; errorMessage: string }>>;
  /** Copies the text to the clipboard; returns whether it succeeded. */
  copyText?(text: string): Promise<boolean>;
  /** Opens the popup that the checkout start response requires. CHK-04 */
  openPopup?(url: string): void;
}

export interface CartOptions {
  cart: Cart | null;
  ports: CartPorts;
  problems: Pick<Problems, 'report'>;
  say: (sentence: string) => void;
  messages?: Partial<CartMessages>;
}

/** Headless cart: shows a change optimistically, sends it and applies the response. */
export function useCart({ cart, ports, problems, say, messages }: CartOptions) {
  const onEvent = useOnEvent();
  const labels = { ...cartMessages, ...messages };
  const [state, send] = useReducer(cartReducer, initialCartState);
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

  /** Sends one request at a time per key, always with the latest value, so that responses cannot arrive out of order. */
  const follow = async <Value>(
    { id, key }: { id: string; key: string },
    value: Value,
    call: (value: Value) => Promise<PortResult<CartChange>>,
  ) => {
    const isOnItsWay = wanted.current.has(key);
    wanted.current.set(key, value);
    if (isOnItsWay) return;
    for (;;) {
      const sent = wanted.current.get(key) as Value;
      const result = await call(sent);
      if (wanted.current.get(key) !== sent) continue;
      wanted.current.delete(key);
      await applyResult(id, result);
      return;
    }
  };

  const changeQuantity = async ({ id, itemInfo }: CartLineItem, quantity: number) => {
    send({ type: 'quantitySelected', id, quantity });
    onEvent({ type: 'cart.quantityChanged', sku: itemInfo.sku, quantity });
    await follow({ id, key: id }, quantity, (value) => ports.updateItem(id, value));
  };

  const remove = async (line: CartLineItem) => {
    const index = cart?.lineItems.findIndex(({ id }) => id === line.id) ?? 0;
    send({ type: 'removed', line, index });
    say(labels.removed(line.itemInfo.name));
    onEvent({ type: 'cart.itemRemoved', sku: line.itemInfo.sku });
    await applyResult(line.id, await ports.removeItem(line.id));
  };

  const undo = async () => {
    if (!state.removal || state.removal.isBusy) return;
    const { line } = state.removal;
    send({ type: 'undoStarted' });
    const { sku, optionChoiceParameter, personalizationText = '', installationServiceType = '' } = line.itemInfo;
    const result = await ports.restoreItem(
      newLine(sku, {
        Quantity: line.priceQuantityTotals.quantity,
        OptionChoiceParameter: optionChoiceParameter,
        PersonalizationText: personalizationText,
        IsPersonalized: personalizationText !== '',
        InstallationServiceType: installationServiceType,
        IsInstallationServiceRequired: installationServiceType !== '',
        ShipMethod: line.shippingDeliveryOptions.selectedShipOption,
      }),
    );
    const isBack = result.ok && !isFailedAdd(result.value);
    if (!result.ok) ports.log({ ...result.error, basketId: cart?.basketId ?? '' });
    send(isBack ? { type: 'undoSucceeded' } : { type: 'undoFailed' });
    say(isBack ? labels.moved(line.itemInfo.name) : labels.undoFailed(line.itemInfo.name));
    if (isBack) onEvent({ type: 'cart.removalUndone', sku });
  };

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

  const { updateShipMethod, removeInstallationService } = ports;
  const changeShipMethod =
    updateShipMethod &&
    (async ({ id, itemInfo }: CartLineItem, shipMethod: ShipMethod) => {
      send({ type: 'lineUpdateStarted', id, work: { status: 'changingShipMethod', shipMethod } });
      onEvent({ type: 'cart.shipMethodChanged', sku: itemInfo.sku, shipMethod });
      const locationId = cart?.pickup.store?.locationId;
      await follow({ id, key: `${id} way` }, shipMethod, (value) => updateShipMethod(id, value, locationId));
    });
  const removeInstallation =
    removeInstallationService &&
    (async ({ id, itemInfo, installationService }: CartLineItem) => {
      send({ type: 'lineUpdateStarted', id, work: { status: 'removingInstallation' } });
      say(labels.removed(installationService?.title ?? ''));
      onEvent({ type: 'cart.installationRemoved', sku: itemInfo.sku });
      await applyResult(id, await removeInstallationService(id));
    });

  const { acknowledgeChanges } = ports;
  const acknowledge =
    acknowledgeChanges &&
    (async () => {
      const result = await acknowledgeChanges();
      if (!result.ok) ports.log({ ...result.error, basketId: cart?.basketId ?? '' });
    });

  const act = () => send({ type: 'undoDismissed' });

  return {
    state,
    changeQuantity,
    remove,
    undo,
    saveForLater,
    moveToCart,
    changeShipMethod,
    removeInstallation,
    acknowledge,
    act,
  };
}

export type CartControl = ReturnType<typeof useCart>;
