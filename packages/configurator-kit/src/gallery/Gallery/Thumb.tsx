import { Picture } from '@settee/ui';
import type { GalleryItem } from '../gallery-items.ts';
import * as css from './Gallery.css.ts';

export interface ThumbProps {
  item: GalleryItem;
  label: string;
  /** It is what the gallery shows. */
  current: boolean;
  onPress: () => void;
}

/** A small picture that leads to a large one, or to the video. */
export function Thumb({ item, label, current, onPress }: ThumbProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current || undefined}
      onClick={onPress}
      className={css.thumb}
    >
      <Picture
        picture={item.kind === 'video' ? item.poster : item.picture}
        alt=""
        sizes="(min-width: 1024px) 200px, 112px"
        ratio={4 / 3}
      />
      {item.kind === 'video' && <span className={css.play} />}
    </button>
  );
}
