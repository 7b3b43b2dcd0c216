'use client';

import { useLayoutEffect, useState } from 'react';

/** A place in the page for a part that loads late; `null` while it is not there, such as in a closed drawer. */
export function usePortalTarget(within: ParentNode | null, selector: string | null): Element | null {
  const [slot, setSlot] = useState<Element | null>(null);
  // Drawers mount and unmount their content without an event.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- checked after every render
  useLayoutEffect(() => {
    const found = selector === null ? null : (within?.querySelector(selector) ?? null);
    if (found !== slot) setSlot(found);
  });
  return slot;
}
