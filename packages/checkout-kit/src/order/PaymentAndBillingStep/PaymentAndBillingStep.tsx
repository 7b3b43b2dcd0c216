'use client';

import { getTenders } from '@settee/domain';
import { Heading, Skeleton, lazyPart } from '@settee/ui';
import { Suspense, useRef, useState } from 'react';
import { hasRewardsCard } from '../../tenders/rewards-card.ts';
import { useUsable } from '../../useUsable.ts';
import { FlowButtons } from '../FlowButtons/FlowButtons.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import { useDraft } from '../useDraft.ts';
import { useOrderCard } from '../useOrderCard.ts';
import { useTymOptIn } from '../useTymOptIn.ts';
import { BillingSection } from './BillingSection.tsx';
import type { ValidateAddress } from './OtherBillingAddress.tsx';
import { PaymentSection } from './PaymentSection.tsx';

const TendersSection = lazyPart(() =>
  import('../../tenders/TendersSection/TendersSection.tsx').then((module) => module.TendersSection),
);

/** Returns the height of the rows of gift cards and codes, in rem; 0 when none is offered. */
function tenderHeight({ data, ports }: CheckoutControl): number {
  const { tenders, promo, rewards, setTaxExempt } = ports;
  const offered =
    (tenders ? 2 : 0) + (promo ? 1 : 0) + (rewards && hasRewardsCard(data) ? 1 : 0) + (setTaxExempt ? 1 : 0);
  const lines = getTenders(data.paymentData).length;
  return offered === 0 ? 0 : offered * 3.75 + lines * 2.25 + (setTaxExempt && data.isTaxExempt ? 1.25 : 0);
}

export interface PaymentAndBillingStepProps {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
}

/** Step 3: the card and the billing address. ROUTE-12 */
export function PaymentAndBillingStep({ checkout }: PaymentAndBillingStepProps) {
  const { data, labels, state, ports, shippingAddress } = checkout;
  const [isSame, setIsSame] = useState(data.isBillingSameAsShipping);
  const payment = useOrderCard(checkout);
  const tym = useTymOptIn(checkout, true);
  useDraft(checkout, 'payment', { isSame: String(isSame), isOptIn: String(tym.isOptIn) }, (draft) => {
    setIsSame(draft['isSame'] === 'true');
    tym.setIsOptIn(draft['isOptIn'] === 'true');
  });
  const height = tenderHeight(checkout);
  const isUsable = useUsable();
  const validateAddress = useRef<ValidateAddress>(null);
  const placeHolder = <Skeleton height={`${height}rem`} />;

  const goOn = async () => {
    if (!(await payment.complete())) return;
    if (!isSame) {
      const address = validateAddress.current?.() ?? null;
      const save = address ? () => ports.saveBillingAddress(address) : undefined;
      if (address) await checkout.goForward(4, ports.moveToReviewPage, save, tym.saveWith(address));
      return;
    }
    const isSaved = data.isBillingSameAsShipping || shippingAddress === null;
    await checkout.goForward(
      4,
      ports.moveToReviewPage,
      isSaved ? undefined : () => ports.saveBillingAddress(shippingAddress),
      shippingAddress ? tym.saveWith(shippingAddress) : undefined,
    );
  };

  return (
    <>
      <Heading level={1}>{labels.stepNames[3]}</Heading>
      {height > 0 && (
        <Suspense fallback={placeHolder}>{isUsable ? <TendersSection checkout={checkout} /> : placeHolder}</Suspense>
      )}
      <PaymentSection checkout={checkout} payment={payment} />
      <BillingSection
        checkout={checkout}
        tym={tym}
        validateAddress={validateAddress}
        isSame={isSame}
        onSame={setIsSame}
      />
      <FlowButtons
        back={labels.back}
        onBack={checkout.goBack}
        forward={labels.nextReview}
        isBusy={state.work !== 'nothing'}
        onForward={() => void checkout.problems.run(goOn)}
      />
    </>
  );
}
