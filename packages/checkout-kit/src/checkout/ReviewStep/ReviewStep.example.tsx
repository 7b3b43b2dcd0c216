import {
  CheckoutEventsProvider,
  CheckoutFrame,
  type CheckoutKitEvent,
  ReviewStep,
  useCheckout,
} from '@settee/checkout-kit';
import { checkoutFixture, checkoutPortsFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';

const site = getSite('main', 'USA');
const initial = checkoutFixture(site);
const ports = checkoutPortsFixture(initial);
const report = (event: CheckoutKitEvent) => console.log(event);

function ReviewStepSample() {
  const checkout = useCheckout({ site, step: 4, initial, ports });
  return (
    <CheckoutFrame checkout={checkout}>
      <ReviewStep checkout={checkout} />
    </CheckoutFrame>
  );
}

export function ReviewStepExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <ReviewStepSample />
    </CheckoutEventsProvider>
  );
}
