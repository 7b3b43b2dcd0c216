import { ShippingAndGiftOptionsStep } from '@settee/checkout-kit';
import { checkoutRead } from '../../data/checkout-state.ts';
import { redirectToReachedStep } from '../../data/checkout-redirect.ts';
import type { RouteModule } from '../../page.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

export { layout } from '../../shell/CheckoutLayout/layout.ts';
export const queries = () => [checkoutRead];
export const redirectTo: RouteModule['redirectTo'] = (_, fetchQuery) => redirectToReachedStep(2, fetchQuery);

export function Screen() {
  return (
    <CheckoutPage step={2} title={pageMessages.steps.giftOptions}>
      {(checkout) => <ShippingAndGiftOptionsStep checkout={checkout} />}
    </CheckoutPage>
  );
}
