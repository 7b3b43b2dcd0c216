import { PickupStorePopup } from '@settee/checkout-kit';
import { storesFixture } from '@settee/checkout-kit/testing';
import { useState } from 'react';

export function PickupStorePopupExample() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <PickupStorePopup
        pickup={{ store: storesFixture[0], stores: storesFixture }}
        isBusy={false}
        message={null}
        onChoose={() => {}}
        onClose={() => setOpen(false)}
      />
    )
  );
}
