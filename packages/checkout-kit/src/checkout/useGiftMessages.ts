import { useEffect, useRef, useState } from 'react';
import { validateGiftMessage } from '@settee/domain';
import type { CheckoutControl } from './useCheckout.ts';
import type { SaveQueue } from './useSaveQueue.ts';

/** Pause in typing after which a gift message is saved, in ms. SHIP-31 */
const giftMessageSaveDelayMs = 800;

export type GiftMessageStatus = 'saving' | 'saved' | 'failed';

/** Saves gift messages while they are typed; after a failure only with the step. SHIP-31 */
export function useGiftMessages({ saveOption, ports, problems }: CheckoutControl, queue: SaveQueue) {
  const [statuses, setStatuses] = useState<Readonly<Record<string, GiftMessageStatus>>>({});
  const waiting = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; message: string }>());
  /** Recipients with a message that was saved since the page was opened. */
  const saved = useRef(new Set<string>());
  const latest = useRef({ saveOption, ports, problems, queue });
  useEffect(() => {
    latest.current = { saveOption, ports, problems, queue };
  });

  const save = (recipientId: string, message: string) => {
    waiting.current.delete(recipientId);
    const { queue: saves } = latest.current;
    const setStatus = (status: GiftMessageStatus) => setStatuses((before) => ({ ...before, [recipientId]: status }));
    setStatus('saving');
    // One action, so that 'Try Again' also updates the status.
    const send = () =>
      latest.current.problems.run(async () => {
        const isInitialTrigger = !saved.current.has(recipientId);
        const { saveOption: saveNow, ports: calls } = latest.current;
        const isSaved = await saveNow(() => calls.updateGiftMessage({ recipientId, message, isInitialTrigger }));
        if (isSaved) saved.current.add(recipientId);
        setStatus(isSaved ? 'saved' : 'failed');
      });
    void saves.add(send);
  };
  const drop = (recipientId: string) => {
    clearTimeout(waiting.current.get(recipientId)?.timer);
    waiting.current.delete(recipientId);
  };
  const saveWaiting = () => {
    for (const [recipientId, { timer, message }] of waiting.current) {
      clearTimeout(timer);
      save(recipientId, message);
    }
  };
  const leave = useRef(saveWaiting);
  useEffect(() => {
    leave.current = saveWaiting;
  });
  useEffect(() => () => leave.current(), []);

  return {
    statuses,
    /** Saves a message once the shopper pauses; one that can't be sent waits to be corrected. */
    typed: (recipientId: string, message: string) => {
      drop(recipientId);
      const hasFailed = statuses[recipientId] === 'failed';
      if (hasFailed || validateGiftMessage(message) !== null) return;
      const timer = setTimeout(() => save(recipientId, message), giftMessageSaveDelayMs);
      waiting.current.set(recipientId, { timer, message });
    },
    drop,
    dropAll: () => {
      for (const recipientId of waiting.current.keys()) drop(recipientId);
    },
  };
}
