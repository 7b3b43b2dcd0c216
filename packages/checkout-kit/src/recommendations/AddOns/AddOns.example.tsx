import { AddOns, CheckoutEventsProvider, type CheckoutKitEvent, useItemAdds } from '@settee/checkout-kit';
import { addPortsFixture, itemsFixture } from '@settee/checkout-kit/testing';

const ports = addPortsFixture('main');
const items = itemsFixture('main');
const report = (event: CheckoutKitEvent) => console.log(event);

function AddOnsSample() {
  const adds = useItemAdds({ ports, location: 'Furniture Add-On' });
  return <AddOns items={items} adds={adds} />;
}

export function AddOnsExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <AddOnsSample />
    </CheckoutEventsProvider>
  );
}
