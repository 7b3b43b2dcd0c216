import { useState } from 'react';

/** True from the first render on that has `isNow`: for overlays that stay after their closing, which they animate. */
export function useEver(isNow: boolean): boolean {
  const [was, setWas] = useState(false);
  if (isNow && !was) setWas(true);
  return was || isNow;
}
