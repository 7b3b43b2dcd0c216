import { CheckoutEventsProvider, type CheckoutKitEvent, ConfirmationScreen } from '@settee/checkout-kit';
import { orderFixture } from '@settee/checkout-kit/testing';
import { getSite, ok } from '@settee/domain';

const site = getSite('main', 'USA');
const ports = {
  print: () => window.print(),
  markAsShown: () => true,
  correctEmail: async () => ok({ isSuccess: true, message: 'Sent.' }),
  log: () => {},
};
const report = (event: CheckoutKitEvent) => console.log(event);

export function ConfirmationScreenExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <ConfirmationScreen site={site} order={orderFixture(site)} ports={ports} />
    </CheckoutEventsProvider>
  );
}
