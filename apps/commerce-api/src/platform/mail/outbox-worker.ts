/** Delay that batches emails and separates delivery from the response, in ms. */
const pause = 200;

/**
 * Creates a worker that runs `deliver` shortly after `wake`, never in parallel; `isOver` reports that it must
 * stop.
 */
export function createOutboxWorker(deliver: (isOver: () => boolean) => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isOver = false;
  const run = () => {
    timer = undefined;
    running = running.then(() => deliver(() => isOver)).catch(() => undefined);
  };
  return {
    wake(): void {
      if (!isOver) timer ??= setTimeout(run, pause).unref();
    },
    stop(): Promise<void> {
      isOver = true;
      clearTimeout(timer);
      return running;
    },
  };
}
