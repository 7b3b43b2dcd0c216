import type { GalleryItem } from '@settee/domain';
import { Image, VideoPlayer } from '@settee/ui';
import type { GalleryPopupMessages } from '../popup-messages.ts';
import type { GalleryPorts } from '../ports.ts';
import { useVideoSource } from '../useVideoSource.ts';

export interface FilmProps {
  item: GalleryItem;
  /** Proportion of the film. */
  ratio: number;
  ports: GalleryPorts;
  labels: GalleryPopupMessages;
}

/** Video with a poster, which remains while the video URL is unknown. GALL-22, GALL-23 */
export function VideoSlide({ item, ratio, ports, labels }: FilmProps) {
  const src = useVideoSource(item, ports);
  const { picture: image, additionalDetails } = item;
  const poster = (
    <Image picture={image} alt={src ? '' : image.alt} sizes="(min-width: 768px) 780px, 100vw" ratio={ratio} />
  );
  if (!src) return poster;
  return (
    <VideoPlayer
      label={labels.videoOf(image.alt)}
      src={src}
      ratio={ratio}
      poster={poster}
      loop={additionalDetails.is360}
      muted={additionalDetails.is360}
    />
  );
}
