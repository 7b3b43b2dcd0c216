import type { ResponsiveImage as Photograph } from '@settee/domain';
import { Image, Thumbnail } from '@settee/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { GalleryMessages } from '../messages.ts';
import { thumbColumns } from '../thumb-columns.ts';
import * as css from './Gallery.css.ts';

export interface GalleryThumbsProps {
  /** Product images, followed by the poster of the video. */
  all: readonly Photograph[];
  /** Place of the video, whether there is one or not. */
  film: number;
  labels: readonly string[];
  /** Place of what the gallery shows. */
  current: number;
  onClick: (index: number) => void;
  /** Opens the popup at all images or at customer images; without it the gallery has no link to the popup. */
  onOpen?: ((tab: 'images' | 'customers') => void) | undefined;
  messages: GalleryMessages;
}

type ThumbVars = CSSProperties & Record<'--thumb-columns', number>;

const small = (image: Photograph) => (
  <Image picture={image} alt="" sizes="(min-width: 1024px) 200px, 112px" ratio={4 / 3} />
);

/** Thumbnails that select the large image, and the buttons that open the popup. GALL-05, GALL-06, GALL-15 */
export function GalleryThumbs({ all, film, labels, current, onClick, onOpen, messages: texts }: GalleryThumbsProps) {
  const last = all[film - 1];
  const way = (tab: 'images' | 'customers', label: string, image: ReactNode) => (
    <Thumbnail label={label} overlay={label} picture={image} aria-haspopup="dialog" onClick={() => onOpen?.(tab)} />
  );
  const cells = [
    ...all.map((image, index) => (
      <Thumbnail
        key={index}
        label={labels[index] ?? ''}
        selected={index === current}
        video={index === film}
        onClick={() => onClick(index)}
        picture={small(image)}
      />
    )),
    ...(onOpen && last
      ? [
          way('images', texts.viewAll, small(last)),
          way('customers', texts.customerPictures, <span className={css.blank} />),
        ]
      : []),
  ];
  if (cells.length < 2) return null;
  const columns: ThumbVars = { '--thumb-columns': thumbColumns(cells.length) };
  return (
    <ul className={css.thumbs} style={columns}>
      {cells.map((cell, index) => (
        <li key={index} className={css.cell}>
          {cell}
        </li>
      ))}
    </ul>
  );
}
