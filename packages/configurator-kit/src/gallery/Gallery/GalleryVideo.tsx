'use client';

import type { Picture as PictureData, ProductVideo } from '@settee/domain';
import { media, Picture } from '@settee/ui';
import { useEffect, useRef } from 'react';
import * as css from './Gallery.css.ts';

export interface GalleryVideoProps {
  video: ProductVideo;
  /** Stands in its place until it plays. */
  poster: PictureData;
  label: string;
  sizes: string;
  /** The shopper has come to it: it plays by itself, unless motion is unwanted. */
  shown: boolean;
}

/** A short silent film over its poster; nothing of it loads before it is come to or pressed. */
export function GalleryVideo({ video, poster, label, sizes, shown }: GalleryVideoProps) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!shown) film.current?.pause();
    // A browser may refuse to play by itself; the controls are there.
    else if (!matchMedia(media.still).matches) film.current?.play().catch(() => {});
  }, [shown]);
  return (
    <div className={css.film}>
      <Picture picture={poster} alt="" sizes={sizes} ratio={4 / 3} />
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
    </div>
  );
}
