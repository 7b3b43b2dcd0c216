'use client';

import { type Address, toContact, validateAddress } from '@settee/domain';
import { Checkbox, Heading } from '@settee/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { addressOfDraft, emptyAddress } from '../../delivery/address-reducer.ts';
import { AddressForm } from '../../delivery/AddressForm/AddressForm.tsx';
import { AddressPicker } from '../../delivery/AddressPicker.tsx';
import { newAddress, useAddressChoice } from '../../delivery/useAddressChoice.ts';
import { useAddressForm } from '../../delivery/useAddressForm.ts';
import { sectionTitle } from '../../section-title.css.ts';
import { FlowButtons } from '../FlowButtons/FlowButtons.tsx';
import { recipientMessages } from '../recipient-messages.ts';
import { useDraft } from '../../useDraft.ts';
import { useTymOptIn } from '../useTymOptIn.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { hasLargeItems } from '../has-large-items.ts';
import { RecipientLinks } from './RecipientLinks.tsx';
import { useWords } from '../../use-words.ts';
import * as css from './ShippingStep.css.ts';

export interface SingleAddressProps {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
  /** The address entered before everything was set to pickup. */
  entered: Address | null;
  /** Called with the entry when everything is picked up instead. */
  onCollect: (entered: Address) => void;
}

/** Contact of an order of which nothing is shipped: the saved one, that of the entry or of the account's first address. */
function getContact({ data, savedAddresses }: CheckoutControl, entered: Address | null): Address | null {
  const address = entered ?? savedAddresses[0];
  return data.shippingOptions.pickup.contact ?? (address ? toContact(address) : null);
}

/** A new address, with the name, phone number and email address of the contact. */
function startNew({ data }: CheckoutControl, homeCountry: string): Address {
  const { contact } = data.shippingOptions.pickup;
  const empty = { ...emptyAddress(homeCountry), postalCode: data.cartPostalCode };
  if (!contact) return empty;
  const { firstName, lastName, dayPhone, emailAddress } = contact;
  return { ...empty, firstName, lastName, dayPhone, emailAddress };
}

/** Shows the amounts for the chosen address, new or saved; the checkout is loaded with those of the first one. */
function useEstimate({ estimateFor }: CheckoutControl, addressId: string) {
  const shown = useRef(addressId);
  useEffect(() => {
    if (addressId === shown.current) return;
    shown.current = addressId;
    void estimateFor(addressId === newAddress ? null : addressId, () => shown.current === addressId);
  }, [addressId, estimateFor]);
}

/** The entry of the address, or of the contact when nothing is shipped. */
function useAddressEntry(checkout: CheckoutControl, entered: Address | null) {
  const { ports, shippingAddress, data, homeCountry } = checkout;
  const { recipients } = data.shippingOptions;
  const isContactOnly = recipients.every(({ kind }) => kind === 'pickup');
  const addresses = isContactOnly ? [] : checkout.savedAddresses;
  const chosen = isContactOnly ? getContact(checkout, entered) : (shippingAddress ?? addresses[0] ?? null);
  const form = useAddressForm({
    initial: chosen ?? (isContactOnly ? emptyAddress(homeCountry) : startNew(checkout, homeCountry)),
    ...checkout.addressOptions,
    findPlace: ports.findPlace,
    suggestStreets: ports.suggestStreets,
    purpose: isContactOnly ? 'pickup' : 'shipping',
    isPoBoxAllowed: !hasLargeItems(recipients),
  });
  const choice = useAddressChoice({ form, addresses, chosen, homeCountry });
  useEstimate(checkout, choice.value);
  const [isToBeSaved, setIsToBeSaved] = useState(false);
  const tym = useTymOptIn(checkout, false);
  useDraft(
    checkout,
    'shipping',
    {
      ...form.state.address,
      choice: choice.value,
      isToBeSaved: String(isToBeSaved),
      isOptIn: String(tym.isOptIn),
    },
    (draft) => {
      choice.restore(draft['choice'] ?? '', addressOfDraft(draft, homeCountry));
      setIsToBeSaved(draft['isToBeSaved'] === 'true');
      tym.setIsOptIn(draft['isOptIn'] === 'true');
    },
  );
  const { saveToAddressBook } = ports;
  const canBeSaved = !isContactOnly && checkout.isSignedIn && saveToAddressBook !== undefined && choice.isNew;
  return { isContactOnly, form, choice, canBeSaved, isToBeSaved, setIsToBeSaved, tym };
}

type AddressEntry = ReturnType<typeof useAddressEntry>;

/** Validates the address, saves it and opens the next step; a correction is suggested first. */
async function saveAndGoOn(checkout: CheckoutControl, { form, tym, canBeSaved, isToBeSaved }: AddressEntry) {
  const { ports, problems, data } = checkout;
  /** Saves to the address book; a failure does not block the checkout. */
  const saveForLater = async (address: Address) => {
    const result = canBeSaved && isToBeSaved ? await ports.saveToAddressBook?.(address) : null;
    if (result?.ok === false) ports.log({ ...result.error, basketId: data.basketId });
  };

  const address = form.validate();
  if (address === null || form.state.isSaving) return;
  if (form.state.suggestedAddress && form.state.isAsEntered) {
    void saveForLater(address);
    const save = () => ports.saveShippingAddress(address);
    await checkout.goForward(2, ports.moveToShippingAndGiftOptions, save, tym.saveWith(address));
    return;
  }
  form.sent();
  const result = await ports.validateAndSaveAddress(address);
  if (!result.ok) problems.report(result.error);
  else if (result.value.validation) return form.suggested(result.value.validation);
  form.finishSubmit();
  if (!result.ok) return;
  void saveForLater(address);
  await checkout.goForward(2, ports.moveToShippingAndGiftOptions, tym.saveWith(address));
}

interface EntryPartProps extends Pick<SingleAddressProps, 'checkout'> {
  entry: AddressEntry;
}

/** The address book's choices, and the form for a new one. */
function AddressEntryFields({ checkout, entry, isBusy }: EntryPartProps & { isBusy: boolean }) {
  const { messages, data } = checkout;
  const { form, choice, isContactOnly } = entry;
  const labels = useWords('recipient', recipientMessages, messages?.recipients);
  const isEmailed = isContactOnly && !data.shippingOptions.recipients.some(({ pickupStore }) => pickupStore);
  const formMessages = isEmailed
    ? { ...messages?.deliveryForm, pickupPhoneHint: labels.emailPhoneHint }
    : messages?.deliveryForm;
  return (
    <>
      {isContactOnly && (
        <Heading level={2} size="h3" className={sectionTitle}>
          {labels.contactTitle}
        </Heading>
      )}
      <AddressPicker choice={choice} isBusy={isBusy} messages={messages?.deliveryForm} />
      {choice.isFormShown && <AddressForm form={form} messages={formMessages} />}
    </>
  );
}

/** Whether the address is saved, and whether mail is wanted. */
function AddressOptions({ checkout: { labels }, entry }: EntryPartProps) {
  const { tym } = entry;
  return (
    <>
      {entry.canBeSaved && (
        <Checkbox
          label={labels.saveAddress}
          checked={entry.isToBeSaved}
          onChange={({ target }) => entry.setIsToBeSaved(target.checked)}
        />
      )}
      {tym.isOffered && !entry.isContactOnly && (
        <Checkbox
          label={labels.tymOptIn}
          checked={tym.isOptIn}
          onChange={({ target }) => tym.setIsOptIn(target.checked)}
        />
      )}
    </>
  );
}

/** The only address of an order, or the contact when nothing is shipped. SHIP-10 */
export function SingleAddress({ checkout, entered, onCollect }: SingleAddressProps) {
  const { ports, problems, labels, state } = checkout;
  const entry = useAddressEntry(checkout, entered);
  const { form } = entry;
  const isBusy = form.state.isSaving || state.work === 'moving';
  const getValidAddress = () => {
    const { address } = form.state;
    const { siteCulture, countries, topLevelDomain } = form.rules;
    return Object.keys(validateAddress(address, siteCulture, { countries, topLevelDomain })).length === 0
      ? address
      : null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void problems.run(() => saveAndGoOn(checkout, entry));
  };

  return (
    <>
      <form method="post" noValidate onSubmit={submit} className={css.form}>
        <AddressEntryFields {...{ checkout, entry, isBusy }} />
        <AddressOptions {...{ checkout, entry }} />
        {ports.recipients && (
          <RecipientLinks
            checkout={checkout}
            ports={ports.recipients}
            getAddress={getValidAddress}
            onCollect={() => onCollect(form.state.address)}
          />
        )}
        <FlowButtons forward={labels.next} isBusy={isBusy} />
      </form>
    </>
  );
}
