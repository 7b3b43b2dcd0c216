import { useState } from 'react';

/** Stays true after the first `true`. An overlay that was closed is rendered until its animation has ended. */
export function useHasBeenTrue(isNow: boolean): boolean {
  const [was, setWas] = useState(false);
  if (isNow && !was) setWas(true);
  return was || isNow;
}
