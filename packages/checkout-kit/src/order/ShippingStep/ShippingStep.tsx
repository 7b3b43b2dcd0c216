'use client';

import { Heading } from '@settee/ui';
import type { FormEvent } from 'react';
import { emptyAddress } from '../../delivery/address-flow.ts';
import { AddressForm } from '../../delivery/AddressForm/AddressForm.tsx';
import { useAddressForm } from '../../delivery/useAddressForm.ts';
import { FlowButtons } from '../FlowButtons/FlowButtons.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import * as css from './ShippingStep.css.ts';

export interface ShippingStepProps {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
}

/** Step 1: where the order goes. ROUTE-10, SHIP-10 */
export function ShippingStep({ checkout }: ShippingStepProps) {
  const { site, ports, problems, words, messages, state, shippingAddress } = checkout;
  const form = useAddressForm({
    initial: shippingAddress ?? emptyAddress(site.homeCountry),
    siteCulture: site.siteCulture,
    topLevelDomain: 'short',
  });

  const goOn = async () => {
    const address = form.judge();
    if (address === null || form.state.isSaving) return;
    if (form.state.doubt && form.state.isAsEntered) {
      await checkout.goForward(2, ports.moveToShippingAndGiftOptions, () => ports.saveShippingAddress(address));
      return;
    }
    form.sent();
    const answer = await ports.validateAndSaveAddress(address);
    if (!answer.ok) problems.report(answer.problem);
    else if (answer.value.validation) return form.doubted(answer.value.validation);
    form.settled();
    if (answer.ok) await checkout.goForward(2, ports.moveToShippingAndGiftOptions);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn();
  };

  return (
    <>
      <Heading level={1}>{words.stepNames[1]}</Heading>
      <form method="post" noValidate onSubmit={submit} className={css.form}>
        <AddressForm form={form} purpose="shipping" messages={messages?.deliveryForm} />
        <FlowButtons forward={words.next} isBusy={form.state.isSaving || state.work === 'moving'} />
      </form>
    </>
  );
}
