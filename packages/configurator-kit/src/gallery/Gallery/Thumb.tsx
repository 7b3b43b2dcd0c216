import { Picture, Thumbnail } from '@settee/ui';
import type { GalleryItem } from '../gallery-items.ts';

export interface ThumbProps {
  item: GalleryItem;
  label: string;
  /** It is what the gallery shows. */
  current: boolean;
  onPress: () => void;
}

/** A small picture that leads to a large one, or to the video. */
export function Thumb({ item, label, current, onPress }: ThumbProps) {
  const isVideo = item.kind === 'video';
  return (
    <Thumbnail
      label={label}
      selected={current}
      video={isVideo}
      onClick={onPress}
      picture={
        <Picture
          picture={isVideo ? item.poster : item.picture}
          alt=""
          sizes="(min-width: 1024px) 200px, 112px"
          ratio={4 / 3}
        />
      }
    />
  );
}
