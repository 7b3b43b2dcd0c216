import {
  AddToCartButton,
  AddToCartError,
  AddToCartOverlays,
  CheckoutEventsProvider,
  type CheckoutKitEvent,
  useAddToCart,
} from '@settee/checkout-kit';
import { addPortsFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';

const site = getSite('main', 'USA');
const ports = addPortsFixture('main');
const report = (event: CheckoutKitEvent) => console.log(event);

function AddToCartErrorSample() {
  const add = useAddToCart({ ports });
  return (
    <>
      <AddToCartButton add={add} lines={{ Sku: 1001 }} />
      <AddToCartError add={add} />
      <AddToCartOverlays add={add} site={site} layout="dialog" />
    </>
  );
}

export function AddToCartErrorExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <AddToCartErrorSample />
    </CheckoutEventsProvider>
  );
}
