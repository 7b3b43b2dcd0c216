import { RegistryPicker } from '@settee/configurator-kit';
import { entriesFixture, listProductFixture } from '@settee/configurator-kit/testing';
import { useState } from 'react';

export function RegistryPickerExample() {
  const [isOpen, setOpen] = useState(true);
  const [grId, setGrId] = useState(5_000_101);
  return (
    isOpen && (
      <RegistryPicker
        product={listProductFixture('main')}
        registries={entriesFixture}
        grId={grId}
        busy={false}
        onChoose={setGrId}
        onSubmit={() => setOpen(false)}
        onClose={() => setOpen(false)}
      />
    )
  );
}
