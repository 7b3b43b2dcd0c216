import { PackingSlipScreen } from '@settee/checkout-kit';
import { orderFixture } from '@settee/checkout-kit/testing';
import { getSite, toPackingSlip } from '@settee/domain';

const site = getSite('main', 'USA');

export function PackingSlipScreenExample() {
  return (
    <PackingSlipScreen site={site} slip={toPackingSlip(orderFixture(site))} ports={{ print: () => window.print() }} />
  );
}
