import type { GalleryItem } from '@settee/domain';
import { Picture, Thumbnail } from '@settee/ui';
import type { CSSProperties } from 'react';
import type { GalleryMessages } from '../messages.ts';
import { thumbColumns } from '../thumb-columns.ts';
import * as css from './Gallery.css.ts';

export interface GalleryThumbsProps {
  items: readonly GalleryItem[];
  labelOf: (item: GalleryItem, place: number) => string;
  /** Place of what the gallery shows. */
  current: number;
  onPress: (place: number) => void;
  /** Opens the popup at all pictures or at those of customers; without it nothing leads there. */
  onOpen?: ((tab: 'images' | 'customers') => void) | undefined;
  words: GalleryMessages;
}

type ThumbVars = CSSProperties & Record<'--thumb-columns', number>;

const small = (picture: GalleryItem['picture']) => (
  <Picture picture={picture} alt="" sizes="(min-width: 1024px) 200px, 112px" ratio={4 / 3} />
);

/** Small pictures that lead to the large ones, and the ways into the popup. GALL-05, GALL-06, GALL-15 */
export function GalleryThumbs({ items, labelOf, current, onPress, onOpen, words }: GalleryThumbsProps) {
  const all = items.findLast(({ type }) => type === 1);
  const columns: ThumbVars = { '--thumb-columns': thumbColumns(items.length + (onOpen ? 2 : 0)) };
  if (items.length < 2 && !onOpen) return null;
  return (
    <ul className={css.thumbs} style={columns}>
      {items.map((item, place) => (
        <li key={item.id} className={css.cell}>
          <Thumbnail
            label={labelOf(item, place)}
            selected={place === current}
            video={item.type === 2}
            onClick={() => onPress(place)}
            picture={small(item.picture)}
          />
        </li>
      ))}
      {onOpen && all && (
        <li className={css.cell}>
          <Thumbnail
            label={words.viewAll}
            overlay={words.viewAll}
            picture={small(all.picture)}
            aria-haspopup="dialog"
            onClick={() => onOpen('images')}
          />
        </li>
      )}
      {onOpen && (
        <li className={css.cell}>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen('customers')} className={css.more}>
            {words.customerPictures}
          </button>
        </li>
      )}
    </ul>
  );
}
