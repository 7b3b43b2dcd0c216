import { Accordion, AccordionItem } from '@settee/ui/Accordion';
import { useState } from 'react';

export function AccordionExample() {
  const [open, setOpen] = useState(['size']);
  return (
    <Accordion type="multiple" value={open} onValueChange={setOpen}>
      <AccordionItem value="size" step={1} header="Size" note="89 in">
        64, 77 and 89 inches.
      </AccordionItem>
      <AccordionItem value="fabric" step={2} header="Fabric" note="Bouclé, Oat">
        Bouclé, linen and velvet.
      </AccordionItem>
    </Accordion>
  );
}
