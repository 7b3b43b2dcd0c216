import { Button } from '@settee/ui/Button';
import { SlideOut } from '@settee/ui/SlideOut';
import { useState } from 'react';

export function SlideOutExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change Delivery Zip Code</Button>
      <SlideOut open={open} onOpenChange={setOpen} title="Delivery Zip Code">
        60062
      </SlideOut>
    </>
  );
}
