import { ReviewStep } from '@settee/checkout-kit';
import { checkoutQuery } from '../../data/checkout-state.ts';
import { redirectToReachedStep } from '../../data/checkout-redirect.ts';
import type { RouteLocation, RouteModule } from '../../page.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { useWords } from '../../shell/words.ts';

export { layout } from '../../shell/CheckoutLayout/layout.ts';
export const queries = () => [checkoutQuery];
export const redirectTo: RouteModule['redirectTo'] = (_, fetchQuery) => redirectToReachedStep(4, fetchQuery);

export function Screen({ query }: RouteLocation) {
  const pageLabels = useWords('page', pageMessages);
  const returnedPaymentId = query.get('payment') ?? undefined;
  return (
    <CheckoutPage step={4} title={pageLabels.steps.review}>
      {(checkout) => <ReviewStep checkout={checkout} returnedPaymentId={returnedPaymentId} />}
    </CheckoutPage>
  );
}
