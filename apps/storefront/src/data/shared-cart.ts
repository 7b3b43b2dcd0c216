import type { SharedCartPorts } from '@settee/checkout-kit';
import { addSharedCart, getSharedCart } from '@settee/contract';
import { useMemo } from 'react';
import { useSafeMutation } from './port-result.ts';
import { useProblemPorts } from './problems.ts';
import { query } from './query.ts';

export const sharedCartQuery = (shareId: string) => query(getSharedCart, { shareId }, { isLive: true });

/** Returns the ports of the shared cart page. */
export function useSharedCartPorts(shareId: string, reload: () => Promise<unknown>): SharedCartPorts {
  const { log } = useProblemPorts();
  const send = useSafeMutation();
  return useMemo(
    () => ({
      log,
      reload: async () => void (await reload()),
      addAll: () => send(addSharedCart, { shareId }),
    }),
    [log, send, shareId, reload],
  );
}
