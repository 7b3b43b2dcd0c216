'use client';

import { Skeleton, lazyPart } from '@settee/ui';
import { Suspense } from 'react';
import type { SavedAddressesProps } from './SavedAddresses/SavedAddresses.tsx';

const SavedAddresses = lazyPart(() =>
  import('./SavedAddresses/SavedAddresses.tsx').then((module) => module.SavedAddresses),
);

/** About how high a choice is, in px. */
const rowHeight = 56;

/** Lazy-loaded saved addresses, requested only for shoppers who have some. */
export function AddressPicker(props: SavedAddressesProps) {
  const { addresses, isOffered } = props.choice;
  if (!isOffered) return null;
  return (
    <Suspense fallback={<Skeleton height={rowHeight * (addresses.length + 2)} />}>
      <SavedAddresses {...props} />
    </Suspense>
  );
}
