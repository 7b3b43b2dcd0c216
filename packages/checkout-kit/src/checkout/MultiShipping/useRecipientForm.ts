import { type Address, type CartLineItem, type CheckoutState, isSameAddress } from '@settee/domain';
import { useState } from 'react';
import { addressOfDraft, emptyAddress } from '../../delivery/address-reducer.ts';
import { useAddressForm } from '../../delivery/useAddressForm.ts';
import { hasLargeItems } from '../has-large-items.ts';
import { getRecipientAddress } from '../recipient-address.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { useDraft } from '../../useDraft.ts';

/** Open address form: of a new address for a line, or of a recipient. */
interface OpenForm {
  lineId: string;
  addressId: string;
}

/** Whether the open form is for items that are too large for a PO box. DELIV-12 */
function isForLargeItems({ shippingOptions }: CheckoutState, open: OpenForm | null): boolean {
  return shippingOptions.recipients.some(
    (recipient) =>
      open !== null &&
      ((open.addressId !== '' && recipient.addressId === open.addressId && hasLargeItems([recipient])) ||
        recipient.shipments.some(
          ({ deliveryMode, items }) => deliveryMode === 'inHome' && items.some(({ id }) => id === open.lineId),
        )),
  );
}

interface RecipientFormOptions {
  checkout: CheckoutControl;
  /** Recipient to edit first; empty for none. */
  recipientId: string;
  /** Gets the line of a form that was closed; empty for the address of a recipient. */
  onClose: (lineId: string) => void;
}

/** The address form of one line or recipient; a reload restores its entries. */
export function useRecipientForm({ checkout, recipientId, onClose }: RecipientFormOptions) {
  const { data, ports, homeCountry } = checkout;
  const recipient = data.shippingOptions.recipients.find(({ id }) => id === recipientId);
  const first = recipient ? getRecipientAddress(data, recipient) : null;
  const [open, setOpen] = useState<OpenForm | null>(first && { lineId: '', addressId: first.addressId });
  const form = useAddressForm({
    initial: first ?? emptyAddress(homeCountry),
    ...checkout.addressOptions,
    isPoBoxAllowed: !isForLargeItems(data, open),
    findPlace: ports.findPlace,
    suggestStreets: ports.suggestStreets,
  });
  const saved = data.accountInfo.shippingAddresses.find(({ addressId }) => addressId === open?.addressId);
  const draft = open ? { ...form.state.address, ...open, isOpen: 'true' } : {};
  useDraft(checkout, 'recipient', draft, (stored) => {
    const isOther = first !== null && stored['addressId'] !== first.addressId;
    if (stored['isOpen'] !== 'true' || isOther) return;
    form.load(addressOfDraft(stored, homeCountry));
    setOpen({ lineId: stored['lineId'] ?? '', addressId: stored['addressId'] ?? '' });
  });
  return {
    form,
    open,
    /** The open form differs from what is saved. */
    isEdited: open !== null && !isSameAddress(form.state.address, saved ?? emptyAddress(homeCountry)),
    openNew: (line: CartLineItem) => {
      // What was entered for the only address is used for the first one.
      const typed = data.accountInfo.shippingAddresses.length === 0 && ports.drafts?.read('shipping');
      form.load(typed ? addressOfDraft(typed, homeCountry) : emptyAddress(homeCountry));
      setOpen({ lineId: line.id, addressId: '' });
    },
    openEdit: (address: Address) => {
      form.load(address);
      setOpen({ lineId: '', addressId: address.addressId });
    },
    close: () => {
      setOpen(null);
      onClose(open?.lineId ?? '');
    },
  };
}
