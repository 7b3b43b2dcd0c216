import { MaterialFlyout } from '@settee/configurator-kit';
import { rustFixture } from '@settee/configurator-kit/testing';
import { Button } from '@settee/ui/Button';
import { useState } from 'react';

export function MaterialFlyoutExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the fabric</Button>
      <MaterialFlyout
        open={isOpen}
        onOpenChange={setOpen}
        choice={rustFixture}
        info={null}
        price="$2,149.00"
        availabilityMessage="Arrives in 5 to 7 weeks"
        siteCulture="USA"
      />
    </>
  );
}
