import { Button } from '@settee/ui/Button';
import { Dialog } from '@settee/ui/Dialog';
import { useState } from 'react';

export function DialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add to Cart</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="small"
        title="Confirm Your Selection"
        actions={<Button onClick={() => setOpen(false)}>Accept</Button>}
      >
        Made-to-order pieces can’t be returned.
      </Dialog>
    </>
  );
}
