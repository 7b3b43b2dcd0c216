import { DeliveryInformation } from '@settee/checkout-kit';
import { deliveryInfoFixture } from '@settee/checkout-kit/testing';
import { getSite, ok } from '@settee/domain';
import { useState } from 'react';

const site = getSite('main', 'USA');
const getDeliveryInfo = async () => ok(deliveryInfoFixture);

export function DeliveryInformationExample() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <DeliveryInformation getDeliveryInfo={getDeliveryInfo} site={site} onClose={() => setOpen(false)} />;
}
