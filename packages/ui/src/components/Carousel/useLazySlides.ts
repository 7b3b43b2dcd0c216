'use client';

import { useEffect, useState } from 'react';

/** Last slide (counted from 0) that loads at once, up to 768 px and above. CAROUS-27 CAROUS-28 */
const last = { narrow: 2, wide: 4 };

/** Returns the image `loading` attribute of a slide; the server uses the values of a phone. */
export function useLazySlides({ narrow, wide } = last): (slide: number) => 'eager' | 'lazy' {
  const [isWide, setIsWide] = useState(false);

  useEffect(() => {
    const query = matchMedia('(width > 768px)');
    const listen = () => setIsWide(query.matches);
    listen();
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, []);

  return (slide) => (slide > (isWide ? wide : narrow) ? 'lazy' : 'eager');
}
