'use client';

import type { Address } from '@settee/domain';
import { Checkbox, Heading } from '@settee/ui';
import { type FormEvent, useState } from 'react';
import { addressOfDraft, emptyAddress } from '../../delivery/address-reducer.ts';
import { AddressForm } from '../../delivery/AddressForm/AddressForm.tsx';
import { AddressPicker } from '../../delivery/AddressPicker.tsx';
import { useAddressChoice } from '../../delivery/useAddressChoice.ts';
import { useAddressForm } from '../../delivery/useAddressForm.ts';
import { FlowButtons } from '../FlowButtons/FlowButtons.tsx';
import { useDraft } from '../useDraft.ts';
import { useTymOptIn } from '../useTymOptIn.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import * as css from './ShippingStep.css.ts';

export interface ShippingStepProps {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
}

/** Step 1: the shipping address. ROUTE-10, SHIP-10 */
export function ShippingStep({ checkout }: ShippingStepProps) {
  const { site, ports, problems, labels, messages, state, shippingAddress, savedAddresses } = checkout;
  const { homeCountry } = site;
  const chosen = shippingAddress ?? savedAddresses[0] ?? null;
  const form = useAddressForm({
    initial: chosen ?? emptyAddress(homeCountry),
    siteCulture: site.siteCulture,
    topLevelDomain: 'short',
  });

  const choice = useAddressChoice({ form, addresses: savedAddresses, chosen, homeCountry });
  const [isToBeSaved, setIsToBeSaved] = useState(false);
  const tym = useTymOptIn(checkout, false);
  const { saveToAddressBook } = ports;
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
  const canBeSaved = checkout.isSignedIn && saveToAddressBook !== undefined && choice.isNew;

  /** Saves to the address book; a failure does not block the checkout. */
  const saveForLater = async (address: Address) => {
    const result = canBeSaved && isToBeSaved ? await saveToAddressBook(address) : null;
    if (result?.ok === false) ports.log({ ...result.error, basketId: checkout.data.basketId });
  };

  const goOn = async () => {
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
  };
  const isBusy = form.state.isSaving || state.work === 'moving';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void problems.run(goOn);
  };

  return (
    <>
      <Heading level={1}>{labels.stepNames[1]}</Heading>
      <form method="post" noValidate onSubmit={submit} className={css.form}>
        <AddressPicker choice={choice} isBusy={isBusy} messages={messages?.deliveryForm} />
        {choice.isFormShown && <AddressForm form={form} messages={messages?.deliveryForm} />}
        {canBeSaved && (
          <Checkbox
            label={labels.saveAddress}
            checked={isToBeSaved}
            onChange={({ target }) => setIsToBeSaved(target.checked)}
          />
        )}
        {tym.isOffered && (
          <Checkbox
            label={labels.tymOptIn}
            checked={tym.isOptIn}
            onChange={({ target }) => tym.setIsOptIn(target.checked)}
          />
        )}
        <FlowButtons forward={labels.next} isBusy={isBusy} />
      </form>
    </>
  );
}
