'use client';

import { Skeleton, lazyPart, withRef } from '@settee/ui';
import type { SavedAddressesProps } from './SavedAddresses/SavedAddresses.tsx';

/** About how high a choice is, in px. */
const rowHeight = 56;

const SavedAddresses = lazyPart(
  () => import('./SavedAddresses/SavedAddresses.tsx').then((module) => module.SavedAddresses),
  ({ choice }) => <Skeleton height={rowHeight * (choice.addresses.length + 2)} />,
);

/** Lazy-loaded saved addresses, requested only for shoppers who have some. */
export const AddressPicker = withRef(function AddressPicker(props: SavedAddressesProps) {
  return props.choice.isOffered ? <SavedAddresses {...props} /> : null;
});
