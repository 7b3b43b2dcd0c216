import { type GalleryItem, needsVideoLookup } from '@settee/domain';
import { useEffect, useState } from 'react';
import type { GalleryPorts } from './ports.ts';

/** WebM where the browser plays it, which then fetches less. */
function playable({ src, video }: GalleryItem): string {
  if (!video) return src;
  return document.createElement('video').canPlayType('video/webm; codecs="vp9"') ? video.webm : src;
}

/** Video URL of an item; `null` while it resolves and when none is found. GALL-22, GALL-23 */
export function useVideoSource(item: GalleryItem, ports: GalleryPorts): string | null {
  const { src } = item;
  const isSought = needsVideoLookup(src);
  const [found, setFound] = useState<{ src: string; url: string }>();
  useEffect(() => {
    if (!isSought || !ports.findVideo) return;
    let isGone = false;
    void ports.findVideo(src).then((result) => {
      if (isGone) return;
      if (result.ok) setFound({ src, url: result.value });
      else ports.log('Error looking up a video:', result.error);
    });
    return () => {
      isGone = true;
    };
  }, [isSought, src, ports]);
  if (!isSought) return playable(item);
  return found?.src === src ? found.url : null;
}
