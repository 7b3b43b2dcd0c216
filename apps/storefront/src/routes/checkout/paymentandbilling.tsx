import { PaymentAndBillingStep } from '@settee/checkout-kit';
import { checkoutQuery } from '../../data/checkout-state.ts';
import { isFromReview, redirectToReachedStep } from '../../data/checkout-redirect.ts';
import { readWalletReturn } from '@settee/domain';
import { useState } from 'react';
import type { RouteLocation, RouteModule } from '../../page.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { useWords } from '../../shell/words.ts';

export { layout } from '../../shell/CheckoutLayout/layout.ts';
export const queries = () => [checkoutQuery];
export const redirectTo: RouteModule['redirectTo'] = (_, fetchQuery) => redirectToReachedStep(3, fetchQuery);

export function Screen({ query }: RouteLocation) {
  const pageLabels = useWords('page', pageMessages);
  // The query is dropped once it is read.
  const [returned] = useState(() => readWalletReturn(query));
  return (
    <CheckoutPage step={3} title={pageLabels.steps.payment} isFromReview={isFromReview(query)}>
      {(checkout) => <PaymentAndBillingStep checkout={checkout} returnedWallet={returned} />}
    </CheckoutPage>
  );
}
