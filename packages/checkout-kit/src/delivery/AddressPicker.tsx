'use client';

import { Skeleton } from '@settee/ui';
import { lazy, Suspense } from 'react';
import type { SavedAddressesProps } from './SavedAddresses/SavedAddresses.tsx';

const SavedAddresses = lazy(() =>
  import('./SavedAddresses/SavedAddresses.tsx').then((module) => ({ default: module.SavedAddresses })),
);

/** About how high a choice is, in px. */
const rowHeight = 56;

/** The saved addresses, whose code only those who have some load. */
export function AddressPicker(props: SavedAddressesProps) {
  const { addresses, isOffered } = props.choice;
  if (!isOffered) return null;
  return (
    <Suspense fallback={<Skeleton height={rowHeight * (addresses.length + 2)} />}>
      <SavedAddresses {...props} />
    </Suspense>
  );
}
