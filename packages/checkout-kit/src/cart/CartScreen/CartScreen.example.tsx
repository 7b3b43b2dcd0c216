import { CartScreen, CheckoutEventsProvider, type CheckoutKitEvent } from '@settee/checkout-kit';
import { cartFixture, cartPortsFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';

const site = getSite('main', 'USA');
const report = (event: CheckoutKitEvent) => console.log(event);

export function CartScreenExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <CartScreen site={site} cart={cartFixture('main')} ports={cartPortsFixture()} />
    </CheckoutEventsProvider>
  );
}
