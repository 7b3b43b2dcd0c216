import { BottomSheet } from '@settee/ui/BottomSheet';
import { Button } from '@settee/ui/Button';
import { useState } from 'react';

export function BottomSheetExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a fabric</Button>
      <BottomSheet open={open} onOpenChange={setOpen} title="Fabric">
        Bouclé, linen and velvet.
      </BottomSheet>
    </>
  );
}
