import type { Address, CartLineItem, CheckoutState, Recipient } from '@settee/domain';
import { useRef, useState } from 'react';
import type { PortResult } from '../errors/request-failure.ts';
import type { RecipientPorts } from './recipient-ports.ts';
import type { CheckoutControl } from './useCheckout.ts';

/** An item with the recipient that it is shipped to. */
export interface AssignedLine {
  line: CartLineItem;
  recipient: Recipient;
}

type Change = () => Promise<PortResult<CheckoutState>>;

/** Value of the option for the store of the pickup. */
export const storeOption = 'store';

const isSameItem = ({ itemInfo: one }: CartLineItem, { itemInfo: other }: CartLineItem) =>
  one.sku === other.sku &&
  one.optionChoiceParameter === other.optionChoiceParameter &&
  one.personalizationText === other.personalizationText;

/** The items of a recipient without emailed gift cards, which need no address. */
export function getAddressedLines({ shipments }: Recipient): CartLineItem[] {
  return shipments
    .filter(({ deliveryMode }) => deliveryMode !== 'email')
    .flatMap(({ items }) => items.filter(({ isRemoved }) => !isRemoved).map(({ line }) => line));
}

/** Number of pieces in lines. */
export const countPieces = (lines: readonly CartLineItem[]): number =>
  lines.reduce((sum, { priceQuantityTotals }) => sum + priceQuantityTotals.quantity, 0);

/** The items that need an address, with their recipients; lines of a split item follow each other, so that no choice moves a line. */
export function getAssignedLines({ shippingOptions }: CheckoutState): AssignedLine[] {
  const all = shippingOptions.recipients
    .flatMap((recipient) => getAddressedLines(recipient).map((line): AssignedLine => ({ line, recipient })))
    .toSorted((one, other) => (one.line.id < other.line.id ? -1 : 1));
  const firsts = all.filter(({ line }, index) => all.findIndex((other) => isSameItem(other.line, line)) === index);
  return firsts.flatMap((first) => all.filter(({ line }) => isSameItem(line, first.line)));
}

/** Whether a line is too large for a PO box. DELIV-12 */
export function isLarge({ shipments }: Recipient, { id }: CartLineItem): boolean {
  return shipments.some(({ deliveryMode, items }) => deliveryMode === 'inHome' && items.some((item) => item.id === id));
}

/** Headless changes of recipients, one at a time: a second click is ignored, another choice waits for the first one. */
export function useRecipients(checkout: CheckoutControl, ports: RecipientPorts) {
  const { data, saveOption } = checkout;
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<Promise<unknown>>(undefined);
  const { pickup, recipients } = data.shippingOptions;

  const start = async (change: Change): Promise<boolean> => {
    setIsBusy(true);
    const saving = saveOption(change);
    running.current = saving;
    const isSaved = await saving;
    if (running.current === saving) running.current = undefined;
    setIsBusy(false);
    return isSaved;
  };
  /** Runs one change; false when it failed or another one is running. */
  const run = async (change: Change): Promise<boolean> => (running.current ? false : start(change));
  /** Runs a change after the one that is running. */
  const runNext = async (change: Change): Promise<boolean> => {
    while (running.current) await running.current;
    return start(change);
  };

  /** Ships a line to an address of the order or the account, or has it picked up. SHIP-22, SHIP-24 */
  const assign = (line: CartLineItem, value: string): Promise<boolean> => {
    if (value === storeOption) return runNext(() => ports.selectRecipient(pickup.recipientId, line.id));
    const recipient = recipients.find(({ addressId }) => addressId === value);
    if (recipient) return runNext(() => ports.selectRecipient(recipient.id, line.id));
    const address = data.accountInfo.shippingAddresses.find(({ addressId }) => addressId === value);
    return address ? runNext(() => ports.saveAddress(address, line.id)) : Promise.resolve(false);
  };

  return {
    isBusy,
    assign,
    /** Saves a valid address; `basketItemId` may be empty. */
    saveAddress: (address: Address, basketItemId: string) => run(() => ports.saveAddress(address, basketItemId)),
    startMany: () => run(() => ports.setMultiShipping(true)),
    end: () => run(() => ports.setMultiShipping(false)),
    split: (line: CartLineItem) => run(() => ports.splitItem(line.id)),
    /** Moves the items of a recipient to the first other address, which removes the recipient. */
    remove: (recipient: Recipient) => {
      const other = recipients.find(({ id, kind }) => id !== recipient.id && kind === 'shipping');
      return other ? run(() => ports.moveItems(recipient.id, other.id)) : Promise.resolve(false);
    },
    /** Has everything of a recipient picked up. SHIP-25 */
    collect: (recipient: Recipient) => run(() => ports.moveItems(recipient.id, pickup.recipientId)),
    /** Ships what was to be picked up. SHIP-27 */
    shipPickup: (addressId: string) => run(() => ports.shipPickup(pickup.recipientId, addressId)),
  };
}

export type RecipientsControl = ReturnType<typeof useRecipients>;
