import { ShippingStep } from '@settee/checkout-kit';
import { recipientParam } from '@settee/domain';
import { checkoutQuery } from '../../data/checkout-state.ts';
import { isFromReview, redirectToReachedStep } from '../../data/checkout-redirect.ts';
import type { RouteLocation, RouteModule } from '../../page.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { useWords } from '../../shell/words.ts';

export { layout } from '../../shell/CheckoutLayout/layout.ts';
export const queries = () => [checkoutQuery];
export const redirectTo: RouteModule['redirectTo'] = (_, fetchQuery) => redirectToReachedStep(1, fetchQuery);

export function Screen({ query }: RouteLocation) {
  const pageLabels = useWords('page', pageMessages);
  return (
    <CheckoutPage step={1} title={pageLabels.steps.shipping} isFromReview={isFromReview(query)}>
      {(checkout) => <ShippingStep checkout={checkout} recipientId={query.get(recipientParam) ?? ''} />}
    </CheckoutPage>
  );
}
