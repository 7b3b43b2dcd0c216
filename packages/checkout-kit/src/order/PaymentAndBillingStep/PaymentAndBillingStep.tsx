'use client';

import { tendersOf } from '@settee/domain';
import { Heading, Skeleton } from '@settee/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { FlowButtons } from '../FlowButtons/FlowButtons.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import { useOrderCard } from '../useOrderCard.ts';
import { BillingSection } from './BillingSection.tsx';
import type { JudgeAddress } from './OtherBillingAddress.tsx';
import { PaymentSection } from './PaymentSection.tsx';

const TendersSection = lazy(() =>
  import('../../tenders/TendersSection/TendersSection.tsx').then((module) => ({ default: module.TendersSection })),
);

/** About how high a row of the gift cards and codes is, in px. */
const rowHeight = 56;

/** How many rows there are, so that nothing moves when they come. */
function tenderRows({ data, ports }: CheckoutControl): number {
  const { tenders, promo, setTaxExempt } = ports;
  const offered = (tenders ? 2 : 0) + (promo ? 1 : 0) + (setTaxExempt ? 1 : 0);
  return offered === 0 ? 0 : offered + tendersOf(data.paymentData).length;
}

export interface PaymentAndBillingStepProps {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
}

/** Step 3: the card and the billing address. ROUTE-12 */
export function PaymentAndBillingStep({ checkout }: PaymentAndBillingStepProps) {
  const { data, words, state, ports, shippingAddress } = checkout;
  const [isSame, setIsSame] = useState(data.isBillingSameAsShipping);
  const payment = useOrderCard(checkout);
  const rows = tenderRows(checkout);
  const judge = useRef<JudgeAddress>(null);

  const goOn = async () => {
    if (!(await payment.settle())) return;
    if (!isSame) {
      const address = judge.current?.() ?? null;
      if (address) await checkout.goForward(4, ports.moveToReviewPage, () => ports.saveBillingAddress(address));
      return;
    }
    const isSaved = data.isBillingSameAsShipping || shippingAddress === null;
    await checkout.goForward(
      4,
      ports.moveToReviewPage,
      isSaved ? undefined : () => ports.saveBillingAddress(shippingAddress),
    );
  };

  return (
    <>
      <Heading level={1}>{words.stepNames[3]}</Heading>
      {rows > 0 && (
        <Suspense fallback={<Skeleton height={rowHeight * rows} />}>
          <TendersSection checkout={checkout} />
        </Suspense>
      )}
      <PaymentSection checkout={checkout} payment={payment} />
      <BillingSection checkout={checkout} judge={judge} isSame={isSame} onSame={setIsSame} />
      <FlowButtons
        back={words.back}
        onBack={checkout.goBack}
        forward={words.nextReview}
        isBusy={state.work !== 'nothing'}
        onForward={() => void goOn()}
      />
    </>
  );
}
