import { ReturnScreen } from '@settee/checkout-kit';
import { returnsFixture, shippedOrderFixture } from '@settee/checkout-kit/testing';
import { getSite, ok } from '@settee/domain';

const site = getSite('main', 'USA');
const order = shippedOrderFixture(site);
const succeed = { isSuccess: true, message: '' };
const ports = {
  requestReturn: async () => ok({ ...succeed, returnNumber: '4417 0236 85-R1' }),
  cancelReturn: async () => ok(succeed),
  print: () => window.print(),
  log: () => {},
};

export function ReturnScreenExample() {
  return (
    <ReturnScreen site={site} data={{ order, returns: returnsFixture(order) }} backHref="/order-status" ports={ports} />
  );
}
