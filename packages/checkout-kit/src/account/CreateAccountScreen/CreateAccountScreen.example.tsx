import { CheckoutEventsProvider, type CheckoutKitEvent, CreateAccountScreen } from '@settee/checkout-kit';
import { ok } from '@settee/domain';

const ports = { create: async () => ok({ isSuccess: true, message: '' }), log: () => {} };
const report = (event: CheckoutKitEvent) => console.log(event);

export function CreateAccountScreenExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <CreateAccountScreen ports={ports} />
    </CheckoutEventsProvider>
  );
}
