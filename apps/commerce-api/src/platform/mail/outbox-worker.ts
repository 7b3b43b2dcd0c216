/** How long a letter waits for others, in ms; it also parts the sending from the answer. */
const pause = 200;

/** Runs `deliver` soon after it was woken, never twice at once; it is told whether to stop. */
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
