import { ReviewStep } from '@settee/checkout-kit';
import { checkoutRead } from '../../data/checkout-state.ts';
import { leadOfStep } from '../../data/checkout-lead.ts';
import type { RouteModule } from '../../page.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

export { frame } from '../../shell/CheckoutFrame/frame.ts';
export const reads = () => [checkoutRead];
export const leadsTo: RouteModule['leadsTo'] = (_, ask) => leadOfStep(4, ask);

export function Screen() {
  return (
    <CheckoutPage step={4} title={pageMessages.steps.review}>
      {(checkout) => <ReviewStep checkout={checkout} />}
    </CheckoutPage>
  );
}
