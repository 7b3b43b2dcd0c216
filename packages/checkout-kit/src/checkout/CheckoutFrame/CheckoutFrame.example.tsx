import {
  CheckoutEventsProvider,
  CheckoutFrame,
  type CheckoutKitEvent,
  ShippingStep,
  useCheckout,
} from '@settee/checkout-kit';
import { checkoutFixture, checkoutPortsFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';

const site = getSite('main', 'USA');
const initial = checkoutFixture(site);
const ports = checkoutPortsFixture(initial);
const report = (event: CheckoutKitEvent) => console.log(event);

function CheckoutFrameSample() {
  const checkout = useCheckout({ site, step: 1, initial, ports });
  return (
    <CheckoutFrame checkout={checkout}>
      <ShippingStep checkout={checkout} />
    </CheckoutFrame>
  );
}

export function CheckoutFrameExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <CheckoutFrameSample />
    </CheckoutEventsProvider>
  );
}
