import { AddItemButton, CheckoutEventsProvider, type CheckoutKitEvent, useItemAdds } from '@settee/checkout-kit';
import { addPortsFixture, itemsFixture } from '@settee/checkout-kit/testing';

const ports = addPortsFixture('main');
const items = itemsFixture('main');
const report = (event: CheckoutKitEvent) => console.log(event);

function AddItemButtonSample() {
  const adds = useItemAdds({ ports, location: 'Carousel' });
  return <AddItemButton item={items[0]} adds={adds} position={1} count={1} />;
}

export function AddItemButtonExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <AddItemButtonSample />
    </CheckoutEventsProvider>
  );
}
