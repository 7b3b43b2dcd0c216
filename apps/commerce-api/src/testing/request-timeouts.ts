import { vi } from 'vitest';

/** Timeouts of requests to other services that end only when a test calls `expire`; restore them after the tests. */
export function holdRequestTimeouts() {
  const pending = new Set<AbortController>();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    pending.add(controller);
    return controller.signal;
  });
  return {
    timeout,
    expire: () => {
      for (const controller of pending) controller.abort(new DOMException('Too late', 'TimeoutError'));
      pending.clear();
    },
    restore: () => timeout.mockRestore(),
  };
}
