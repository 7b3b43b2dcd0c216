import { Button } from '@settee/ui/Button';
import { Flyout } from '@settee/ui/Flyout';
import { useState } from 'react';

export function FlyoutExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Fabric details</Button>
      <Flyout open={open} onOpenChange={setOpen} title="Bouclé, Oat">
        Woven of wool and cotton.
      </Flyout>
    </>
  );
}
