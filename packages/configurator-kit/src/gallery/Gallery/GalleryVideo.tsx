'use client';

import type { ProductVideo } from '@settee/domain';
import { media } from '@settee/ui';
import { useEffect, useRef } from 'react';
import * as css from './Gallery.css.ts';

export interface GalleryVideoProps {
  video: ProductVideo;
  label: string;
  /** True while the slide is current: the video plays automatically, unless motion is reduced. */
  shown: boolean;
}

/** A short silent film over its poster. */
export function GalleryVideo({ video, label, shown }: GalleryVideoProps) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!shown) film.current?.pause();
    // Browsers may block autoplay; the controls remain available.
    else if (!globalThis.matchMedia?.(media.still).matches) film.current?.play().catch(() => {});
  }, [shown]);
  return (
    <video
      ref={film}
      aria-label={label}
      width={video.width}
      height={video.height}
      preload="none"
      muted
      loop
      playsInline
      controls
      className={css.video}
    >
      <source src={video.webm} type="video/webm" />
      <source src={video.mp4} type="video/mp4" />
    </video>
  );
}
