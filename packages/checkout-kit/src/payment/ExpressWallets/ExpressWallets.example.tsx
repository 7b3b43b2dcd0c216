import { ExpressWallets } from '@settee/checkout-kit';
import { checkoutFixture, expressPortsFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';

const site = getSite('main', 'USA');
const ports = expressPortsFixture(checkoutFixture(site));

export function ExpressWalletsExample() {
  return <ExpressWallets ports={ports} kinds={['payPal', 'applePay']} page="cart" isDemo />;
}
