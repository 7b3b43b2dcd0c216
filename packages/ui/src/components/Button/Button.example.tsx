import { Button } from '@settee/ui/Button';
import { useState } from 'react';

export function ButtonExample() {
  const [busy, setBusy] = useState(false);
  return (
    <Button size="large" busy={busy} onClick={() => setBusy(true)}>
      Add to Cart
    </Button>
  );
}
