'use client';

import { useMediaQuery } from '../../useMediaQuery.ts';

/** Last slide (counted from 0) that loads at once, up to 768 px and above. CAROUS-27 CAROUS-28 */
const last = { narrow: 2, wide: 4 };

/** Returns the image `loading` attribute of a slide; the server uses the values of a phone. */
export function useLazySlides({ narrow, wide } = last): (slide: number) => 'eager' | 'lazy' {
  const isWide = useMediaQuery('(width > 768px)');

  return (slide) => (slide > (isWide ? wide : narrow) ? 'lazy' : 'eager');
}
