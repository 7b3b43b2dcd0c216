import { Disclosure } from '@settee/ui/Disclosure';
import { useState } from 'react';

export function DisclosureExample() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure open={open} onOpenChange={setOpen} header="Care">
      Vacuum weekly; clean spots with a damp cloth.
    </Disclosure>
  );
}
