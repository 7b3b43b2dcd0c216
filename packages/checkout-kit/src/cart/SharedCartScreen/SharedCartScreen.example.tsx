import {
  CheckoutEventsProvider,
  type CheckoutKitEvent,
  SharedCartScreen,
  type SharedCartScreenProps,
} from '@settee/checkout-kit';
import { getSite, ok } from '@settee/domain';

const site = getSite('main', 'USA');
const shared: SharedCartScreenProps['shared'] = {
  state: 'here',
  expiresAt: '2030-01-31T12:00:00.000Z',
  items: [],
  goneNames: ['Brinn Lounge Chair'],
};
const ports: SharedCartScreenProps['ports'] = {
  addAll: async () => ok({ isSuccess: true, addedItemCount: 3, notAdded: [] }),
  reload: async () => {},
  log: () => {},
};
const report = (event: CheckoutKitEvent) => console.log(event);

export function SharedCartScreenExample() {
  return (
    <CheckoutEventsProvider value={report}>
      <SharedCartScreen site={site} shared={shared} ports={ports} />
    </CheckoutEventsProvider>
  );
}
