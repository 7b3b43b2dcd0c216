import { ReviewForm, shrinkPhoto } from '@settee/configurator-kit';
import { ok } from '@settee/domain';
import { useState } from 'react';

const ports = {
  loadPermission: async () => ok('allowed' as const),
  addPhoto: async () => ok({ status: 'unreadable' as const }),
  write: async () => ok({ status: 'published' as const }),
  log: () => {},
};

export function ReviewFormExample() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <ReviewForm
        product="Alder Sofa"
        ports={ports}
        readPhoto={shrinkPhoto}
        signInUrl="/account"
        orderStatusUrl="/order-status"
        onClose={() => setOpen(false)}
      />
    )
  );
}
