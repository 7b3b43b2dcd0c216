import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a layer is in the page: from the pass after it opened, when the page could still be measured without it,
 * until its way out has been seen.
 */
export function usePresence(open: boolean, layer: RefObject<Element | null>): boolean {
  const [isPresent, setIsPresent] = useState(false);

  useLayoutEffect(() => {
    const wayOut = open ? [] : (layer.current?.getAnimations?.() ?? []);
    // oxlint-disable-next-line react-compiler/set-state-in-effect -- the page is measured while the layer is not in it yet
    if (wayOut.length === 0) return setIsPresent(open);
    let isStale = false;
    const leave = () => !isStale && setIsPresent(false);
    void Promise.allSettled(wayOut.map(({ finished }) => finished)).then(leave);
    return () => {
      isStale = true;
    };
  }, [open, layer]);

  return isPresent;
}
