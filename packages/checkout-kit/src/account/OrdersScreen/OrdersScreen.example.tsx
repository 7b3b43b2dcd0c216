import { OrdersScreen } from '@settee/checkout-kit';
import { loaded, ordersFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';

const site = getSite('main', 'USA');
const signOut = async () => true;

export function OrdersScreenExample() {
  return (
    <OrdersScreen
      site={site}
      load={loaded(ordersFixture('main'))}
      older="there"
      onOlder={() => {}}
      onSignOut={signOut}
    />
  );
}
