'use client';

import { useEffect, useState } from 'react';

/** Default delay, in ms. PDP-28 */
const debounceDelayMs = 750;

/** An item once it has not changed for `delay` ms; the first one at once. PDP-28 */
export function useDebouncedItem<Item>(item: Item, delay: number = debounceDelayMs): Item {
  const [debounced, setDebounced] = useState(item);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(item), delay);
    return () => clearTimeout(timer);
  }, [item, delay]);
  return debounced;
}
