import { ErrorState } from '@settee/ui/ErrorState';
import { useState } from 'react';

export function ErrorStateExample() {
  const [busy, setBusy] = useState(false);
  return (
    <ErrorState size="block" title="We could not load the reviews" busy={busy} onRetry={() => setBusy(true)}>
      Check your connection and try again.
    </ErrorState>
  );
}
