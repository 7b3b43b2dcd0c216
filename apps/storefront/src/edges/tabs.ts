const name = 'settee-writes';
let channel: BroadcastChannel | null = null;

const open = () => (channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name));

/** Notifies the other tabs of stale queries. */
export function broadcastInvalidation(endpointIds: readonly string[]): void {
  open()?.postMessage(endpointIds);
}

const isIds = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.every((id) => typeof id === 'string');

/** Subscribes to writes in other tabs; returns the unsubscribe function. */
export function onInvalidation(listener: (endpointIds: readonly string[]) => void): () => void {
  const handleMessage = (event: MessageEvent<unknown>) => {
    if (isIds(event.data)) listener(event.data);
  };
  open()?.addEventListener('message', handleMessage);
  return () => channel?.removeEventListener('message', handleMessage);
}
