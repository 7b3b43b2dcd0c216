import {
  CheckoutEventsProvider,
  CheckoutFrame,
  type CheckoutKitEvent,
  ShippingAndGiftOptionsStep,
  useCheckout,
} from '@settee/checkout-kit';
import { checkoutFixture, checkoutPortsFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';

const site = getSite('main', 'USA');
const initial = checkoutFixture(site);
const ports = checkoutPortsFixture(initial);
const report = (event: CheckoutKitEvent) => console.log(event);

function ShippingAndGiftOptionsStepSample() {
  const checkout = useCheckout({ site, step: 2, initial, ports });
  return (
    <CheckoutFrame checkout={checkout}>
      <ShippingAndGiftOptionsStep checkout={checkout} />
    </CheckoutFrame>
  );
}

export function ShippingAndGiftOptionsStepExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <ShippingAndGiftOptionsStepSample />
    </CheckoutEventsProvider>
  );
}
