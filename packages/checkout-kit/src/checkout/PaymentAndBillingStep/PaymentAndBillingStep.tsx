'use client';

import { type CheckoutState, getTenders, type WalletReturn } from '@settee/domain';
import { Heading, Skeleton, withRef } from '@settee/ui';
import { useRef, useState } from 'react';
import { hasRewardsCard } from '../../tenders/rewards-card.ts';
import { TendersSection } from '../../tenders/TendersSection/TendersSection.tsx';
import { useGoOn } from '../../pending-entries.ts';
import { useUsable } from '../../useUsable.ts';
import { FlowButtons } from '../FlowButtons/FlowButtons.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import { useDraft } from '../../useDraft.ts';
import { type OrderCardControl, useOrderCard } from '../payment/useOrderCard.ts';
import { useTymOptIn } from '../useTymOptIn.ts';
import { WalletsSection } from '../WalletsSection/WalletsSection.tsx';
import { BillingSection, loadOtherBillingAddress } from './BillingSection.tsx';
import type { ValidateAddress } from './OtherBillingAddress.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { step } from '../step.css.ts';
import type { RootRef } from '../../root-ref.ts';

/** Returns the height of the rows of gift cards and codes, in rem; 0 when none is offered. */
function tenderHeight({ data, ports }: CheckoutControl): number {
  const { tenders, promo, rewards, setTaxExempt } = ports;
  const offered =
    (tenders ? 2 : 0) + (promo ? 1 : 0) + (rewards && hasRewardsCard(data) ? 1 : 0) + (setTaxExempt ? 1 : 0);
  const lines = getTenders(data.paymentData).length;
  return offered === 0 ? 0 : offered * 3.75 + lines * 2.25 + (setTaxExempt && data.isTaxExempt ? 1.25 : 0);
}

export interface PaymentAndBillingStepProps extends RootRef<HTMLDivElement> {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
  /** Return from a wallet's page, which the shopper has just left. */
  returnedWallet?: WalletReturn | null;
}

interface StepForwardOptions {
  checkout: CheckoutControl;
  payment: OrderCardControl;
  tym: ReturnType<typeof useTymOptIn>;
  /** The billing address is the shipping address. */
  isSame: boolean;
}

/** Applies what is entered and the card, saves the billing address and opens the review. */
function useStepForward({ checkout, payment, tym, isSame }: StepForwardOptions) {
  const { data, ports, onlyShippingAddress } = checkout;
  const validateAddress = useRef<ValidateAddress>(null);
  /** Next was clicked before the code of the billing form was loaded. */
  const isNextWaiting = useRef(false);

  const goOn = useGoOn(checkout.pending, async () => {
    if (!(await payment.complete())) return;
    if (!isSame || onlyShippingAddress === null) {
      const address = validateAddress.current?.() ?? null;
      const save = address ? () => ports.saveBillingAddress(address) : undefined;
      if (address) await checkout.goForward(4, ports.moveToReviewPage, save, tym.saveWith(address));
      return;
    }
    await checkout.goForward(
      4,
      ports.moveToReviewPage,
      data.isBillingSameAsShipping ? undefined : () => ports.saveBillingAddress(onlyShippingAddress),
    );
  });

  const forward = () => {
    isNextWaiting.current = !isSame && validateAddress.current === null;
    if (isNextWaiting.current) loadOtherBillingAddress();
    else void checkout.problems.run(goOn);
  };
  const onFormShown = () => {
    const isWaiting = isNextWaiting.current;
    isNextWaiting.current = false;
    if (isWaiting && !isSame) forward();
  };
  return { validateAddress, forward, onFormShown };
}

/** Whether the billing address is the shipping address; a wallet with another one changes it. */
function useWantsSame({ isBillingSameAsShipping: isSaved }: CheckoutState) {
  const [wantsSame, setWantsSame] = useState(isSaved);
  const [wasSaved, setWasSaved] = useState(isSaved);
  if (wasSaved !== isSaved) {
    setWasSaved(isSaved);
    setWantsSame(isSaved);
  }
  return [wantsSame, setWantsSame] as const;
}

/** Step 3: the card and the billing address. ROUTE-12 */
export const PaymentAndBillingStep = withRef(function PaymentAndBillingStep({
  checkout,
  returnedWallet = null,
  ref,
}: PaymentAndBillingStepProps) {
  const { data, labels, state, ports, onlyShippingAddress } = checkout;
  const [wantsSame, setWantsSame] = useWantsSame(data);
  const isSame = wantsSame && onlyShippingAddress !== null;
  const payment = useOrderCard(checkout);
  const tym = useTymOptIn(checkout, true);
  useDraft(checkout, 'payment', { isSame: String(wantsSame), isOptIn: String(tym.isOptIn) }, (draft) => {
    setWantsSame(draft['isSame'] === 'true');
    tym.setIsOptIn(draft['isOptIn'] === 'true');
  });
  const height = tenderHeight(checkout);
  const isUsable = useUsable();
  const { validateAddress, forward, onFormShown } = useStepForward({ checkout, payment, tym, isSame });

  return (
    <div ref={ref} className={step}>
      <Heading level={1}>{labels.stepNames[3]}</Heading>
      {height > 0 && (isUsable ? <TendersSection checkout={checkout} /> : <Skeleton height={`${height}rem`} />)}
      {ports.wallets && data.paymentData.alternativePaymentsData && (
        <WalletsSection checkout={checkout} returned={returnedWallet} />
      )}
      <PaymentSection checkout={checkout} payment={payment} onForward={forward} />
      <BillingSection
        checkout={checkout}
        tym={tym}
        validateAddress={validateAddress}
        onShown={onFormShown}
        isSame={isSame}
        onSame={setWantsSame}
      />
      <FlowButtons
        back={labels.back}
        onBack={checkout.goBack}
        forward={labels.nextReview}
        isBusy={state.work !== 'nothing' || checkout.isSending}
        onForward={forward}
      />
    </div>
  );
});
