import type { CartPorts } from '@settee/checkout-kit';
import { validateCart } from '@settee/contract';
import { err } from '@settee/domain';
import { useMemo } from 'react';
import { lateCode } from '../edges/late-code.ts';
import { useSafeMutation } from './port-result.ts';

const loadRemovals = lateCode(() => import('./removals.ts'));

/**
 * Returns the ports that find and remove unavailable items; the removal code loads with the first removal.
 * VALID-15 to VALID-21
 */
export function useValidationPorts(): Pick<CartPorts, 'validateCart' | 'removeUnavailable'> {
  const send = useSafeMutation();
  return useMemo(
    () => ({
      validateCart: () => send(validateCart, {}),
      removeUnavailable: async (removal) => {
        try {
          return await (await loadRemovals()).removeBy(send, removal);
        } catch (error) {
          return err({ message: String(error), action: removal, apiUrl: `/ReactCheckout/${removal}` });
        }
      },
    }),
    [send],
  );
}
