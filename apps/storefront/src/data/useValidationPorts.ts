import type { CartPorts } from '@settee/checkout-kit';
import { removeAllNlaItems, removeNlaItems, validateCart } from '@settee/contract';
import { useMemo } from 'react';
import { useSend } from './answer.ts';

/** Looks for what cannot be sold, and removes it. VALID-15 to VALID-17 */
export function useValidationPorts(): Pick<CartPorts, 'validateCart' | 'removeUnavailable'> {
  const send = useSend();
  return useMemo(
    () => ({
      validateCart: () => send(validateCart, {}),
      removeUnavailable: (removal) => send(removal === 'RemoveAllNlaItems' ? removeAllNlaItems : removeNlaItems, {}),
    }),
    [send],
  );
}
