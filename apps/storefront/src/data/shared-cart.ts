import type { SharedCartPorts } from '@settee/checkout-kit';
import { addSharedCart, getSharedCart } from '@settee/contract';
import { useMemo } from 'react';
import { useSend } from './answer.ts';
import { useProblemPorts } from './problems.ts';
import { read } from './read.ts';

export const sharedCartRead = (shareId: string) => read(getSharedCart, { shareId }, { isLive: true });

/** What the page of a shared cart can do. */
export function useSharedCartPorts(shareId: string, reload: () => Promise<unknown>): SharedCartPorts {
  const { log } = useProblemPorts();
  const send = useSend();
  return useMemo(
    () => ({
      log,
      reload: async () => void (await reload()),
      addAll: () => send(addSharedCart, { shareId }),
    }),
    [log, send, shareId, reload],
  );
}
