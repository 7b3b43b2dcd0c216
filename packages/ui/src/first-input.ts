const kinds = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether a page has loaded or moved under a pointer that rests: browsers report that as a movement by 0 px. */
const isResting = (event: Event) =>
  event.type === 'pointermove' && 'movementX' in event && 'movementY' in event && !event.movementX && !event.movementY;

/** Calls back once, when a shopper begins to use the page; returns a function that ends the wait. */
export function onFirstInput(listener: () => void): () => void {
  const stop = () => {
    for (const kind of kinds) removeEventListener(kind, handle);
  };
  const handle = (event: Event) => {
    if (isResting(event)) return;
    stop();
    listener();
  };
  for (const kind of kinds) addEventListener(kind, handle, { passive: true });
  return stop;
}
