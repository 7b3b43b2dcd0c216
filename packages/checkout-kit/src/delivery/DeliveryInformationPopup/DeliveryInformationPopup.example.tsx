import { DeliveryInformationPopup } from '@settee/checkout-kit';
import { deliveryInfoFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';
import { useState } from 'react';

const site = getSite('main', 'USA');

export function DeliveryInformationPopupExample() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <DeliveryInformationPopup
        state={{ status: 'shown', info: deliveryInfoFixture }}
        site={site}
        onRetry={() => {}}
        onClose={() => setOpen(false)}
      />
    )
  );
}
