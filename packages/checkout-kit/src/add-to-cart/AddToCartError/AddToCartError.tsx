'use client';

import { Alert, type AlertProps, withRef } from '@settee/ui';
import type { AddToCartControl } from '../useAddToCart.ts';

export interface AddToCartErrorProps extends Omit<AlertProps, 'tone' | 'children' | 'live' | 'title'> {
  /** The add, from `useAddToCart`. */
  add: Pick<AddToCartControl, 'problem'>;
}

/** Says near the button why the last add failed. */
export const AddToCartError = withRef(function AddToCartError({ add, ...rest }: AddToCartErrorProps) {
  if (add.problem === null) return null;
  return (
    <Alert {...rest} tone="critical" live="assertive">
      {add.problem}
    </Alert>
  );
});
