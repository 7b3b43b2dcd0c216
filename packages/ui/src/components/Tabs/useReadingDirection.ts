import { type RefObject, useState } from 'react';
import { useLayoutEffect } from '../../use-layout-effect.ts';

/** The direction an element is laid out in, so that arrow keys follow what is seen. */
export function useReadingDirection(ref: RefObject<Element | null>): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useLayoutEffect(() => {
    if (ref.current) setDirection(getComputedStyle(ref.current).direction === 'rtl' ? 'rtl' : 'ltr');
  }, [ref]);
  return direction;
}
