import { ProductDelivery } from '@settee/checkout-kit';
import { deliveryInfoFixture } from '@settee/checkout-kit/testing';
import { ok } from '@settee/domain';

const ports = {
  checkZip: async () => ok({ isValid: true, message: '' }),
  applyZip: async () => ok({ isSuccess: true as const }),
};

export function ProductDeliveryExample() {
  return <ProductDelivery info={deliveryInfoFixture} siteCulture="USA" ports={ports} onProblem={() => {}} />;
}
