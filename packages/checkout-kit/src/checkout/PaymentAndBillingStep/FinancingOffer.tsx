'use client';

import { TextButton } from '@settee/ui';
import { financingMessages } from '../../payment/financing-messages.ts';
import { FinancingOfferPopup } from '../../payment/FinancingOfferPopup/FinancingOfferPopup.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import { useFinancingOffer } from '../payment/useFinancingOffer.ts';
import { useWords } from '../../use-words.ts';
import * as css from './PaymentAndBillingStep.css.ts';

/** Renders the financing offer of the store card and the popup that changes it. FIN-01 */
export function FinancingOffer({ checkout }: { checkout: CheckoutControl }) {
  const offer = useFinancingOffer(checkout);
  const labels = useWords('financing', financingMessages, checkout.messages?.financing);
  const { choice, terms, errorMessage, isBusy } = offer;
  return (
    <>
      {checkout.data.paymentData.plccOfferData.isOffered && (
        <p className={css.offer}>
          {labels.chosen(labels.options[offer.option])}
          <TextButton aria-label={labels.changeOffer} onClick={offer.open}>
            {labels.change}
          </TextButton>
        </p>
      )}
      {offer.isOpen && (
        <FinancingOfferPopup
          {...{ choice, terms, errorMessage, isBusy }}
          onEvent={offer.send}
          onClose={offer.close}
          messages={checkout.messages?.financing}
        />
      )}
    </>
  );
}
