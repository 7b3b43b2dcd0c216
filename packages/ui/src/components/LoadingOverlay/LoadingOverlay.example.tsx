import { Button } from '@settee/ui/Button';
import { LoadingOverlay } from '@settee/ui/LoadingOverlay';
import { useState } from 'react';

export function LoadingOverlayExample() {
  const [busy, setBusy] = useState(false);
  return (
    <LoadingOverlay busy={busy} label="Updating your cart">
      <Button onClick={() => setBusy(true)}>Update</Button>
    </LoadingOverlay>
  );
}
