'use client';

import { Alert } from '@settee/ui';
import { useState } from 'react';
import { takeAdded } from '../last-added.ts';
import type { CartMessages } from '../messages.ts';

/** Names what was added after accepted terms. TERMS-12 */
export function AddedNotice({ labels }: { labels: CartMessages }) {
  const [names] = useState(takeAdded);
  if (names === '') return null;
  return (
    <Alert tone="success" live="polite">
      {labels.added(names)}
    </Alert>
  );
}
