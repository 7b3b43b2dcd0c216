import { RegistryConfirmation } from '@settee/configurator-kit';
import { addedFixture } from '@settee/configurator-kit/testing';
import { defaultChecklist, getSite } from '@settee/domain';
import { useState } from 'react';

const site = getSite('main', 'USA');

export function RegistryConfirmationExample() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <RegistryConfirmation
        items={[addedFixture('main')]}
        grId={5_000_101}
        site={site}
        layout="dialog"
        isScanMode={false}
        checklist={defaultChecklist}
        onClose={() => setOpen(false)}
      />
    )
  );
}
