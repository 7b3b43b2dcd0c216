import { PaymentAndBillingStep } from '@settee/checkout-kit';
import { checkoutRead } from '../../data/checkout-state.ts';
import { redirectToReachedStep } from '../../data/checkout-redirect.ts';
import type { RouteModule } from '../../page.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

export { layout } from '../../shell/CheckoutLayout/layout.ts';
export const queries = () => [checkoutRead];
export const redirectTo: RouteModule['redirectTo'] = (_, fetchQuery) => redirectToReachedStep(3, fetchQuery);

export function Screen() {
  return (
    <CheckoutPage step={3} title={pageMessages.steps.payment}>
      {(checkout) => <PaymentAndBillingStep checkout={checkout} />}
    </CheckoutPage>
  );
}
