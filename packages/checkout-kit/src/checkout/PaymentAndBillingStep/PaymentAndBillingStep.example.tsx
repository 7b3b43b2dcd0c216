import {
  CheckoutEventsProvider,
  CheckoutFrame,
  type CheckoutKitEvent,
  PaymentAndBillingStep,
  useCheckout,
} from '@settee/checkout-kit';
import { checkoutFixture, checkoutPortsFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';

const site = getSite('main', 'USA');
const initial = checkoutFixture(site);
const ports = checkoutPortsFixture(initial);
const report = (event: CheckoutKitEvent) => console.log(event);

function PaymentAndBillingStepSample() {
  const checkout = useCheckout({ site, step: 3, initial, ports });
  return (
    <CheckoutFrame checkout={checkout}>
      <PaymentAndBillingStep checkout={checkout} />
    </CheckoutFrame>
  );
}

export function PaymentAndBillingStepExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <PaymentAndBillingStepSample />
    </CheckoutEventsProvider>
  );
}
