import { FabricFlyout } from '@settee/configurator-kit';
import { fabricCardFixture, fabricDataFixture } from '@settee/configurator-kit/testing';
import { useState } from 'react';

export function FabricFlyoutExample() {
  const [isOpen, setOpen] = useState(true);
  const [isAdded, setAdded] = useState(false);
  return (
    isOpen && (
      <FabricFlyout
        opened={{ card: fabricCardFixture, data: fabricDataFixture, isOpen: true }}
        isAdded={isAdded}
        isWarned={false}
        onToggle={() => setAdded(!isAdded)}
        onClose={() => setOpen(false)}
        siteCulture="USA"
      />
    )
  );
}
