'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isRightToLeft } from '../Carousel/scrollToSlide.ts';
import { Thumbnail } from '../Thumbnail/Thumbnail.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './CarouselThumbnails.css.ts';
import { withRef } from '../../react-18.ts';

/** Thumbnail; its index is that of its slide. */
export interface CarouselThumbnail {
  /** An `Image` with an empty alternative text. */
  picture: ReactNode;
  /** Accessible name; `Show image 2 of 6` by default. */
  label?: string;
  /** Words over it, as `View All`. */
  overlay?: ReactNode;
  video?: boolean;
}

export interface CarouselThumbnailsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** In the order of the slides. */
  thumbnails: readonly CarouselThumbnail[];
  /** The slide that is seen, counted from 0. */
  index: number;
  /** Called with the index of the clicked thumbnail. GALL-15 */
  onSelect: (index: number) => void;
  /** Names the group. */
  label?: string;
  /** Names those that have no name of their own; both numbers start with 1. */
  thumbnailLabel?: (values: { image: number; count: number }) => string;
  /** Vertical layout, next to a large image. */
  upright?: boolean;
}

const showImage = ({ image, count }: { image: number; count: number }) => `Show image ${image} of ${count}`;

/** Brings a thumbnail into its strip without moving the page. */
function reveal(strip: HTMLElement, item: HTMLElement) {
  const [box, one] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  const past = (start: number, end: number, from: number, to: number) =>
    start < from ? start - from : Math.max(0, end - to);
  strip.scrollBy?.({
    left: past(one.left, one.right, box.left, box.right),
    top: past(one.top, one.bottom, box.top, box.bottom),
  });
}

/** Returns the index that a key moves to from `index`; it may be outside of the strip. */
function getKeyTarget(key: string, index: number, count: number, isReversed: boolean): number | undefined {
  const [back, on] = isReversed ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const [previous, next] = [index - 1, index + 1];
  return { [back]: previous, ArrowUp: previous, [on]: next, ArrowDown: next, Home: 0, End: count - 1 }[key];
}

/** Thumbnails that select the slides of a carousel; one tab stop, arrow keys move between them. */
export const CarouselThumbnails = withRef(function CarouselThumbnails({
  thumbnails,
  index,
  onSelect,
  label: givenLabel,
  thumbnailLabel: givenThumbnailLabel,
  upright = false,
  className,
  ...rest
}: CarouselThumbnailsProps) {
  const thumbnailLabel = useWord('showImage', givenThumbnailLabel, showImage);
  const label = useWord('chooseImage', givenLabel, 'Choose an image');
  const strip = useRef<HTMLDivElement>(null);
  const count = thumbnails.length;
  /** Index reached by the arrow keys; the tab stop follows it until the focus leaves. */
  const [walked, setWalked] = useState<number | null>(null);
  const stop = Math.min(Math.max(walked ?? index, 0), count - 1);

  useEffect(() => {
    const item = strip.current?.children[index];
    if (strip.current && item instanceof HTMLElement) reveal(strip.current, item);
  }, [index, count]);

  const walk = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    const box = strip.current;
    if (!box) return;
    const to = getKeyTarget(event.key, from, count, isRightToLeft(box));
    const item = to === undefined ? undefined : box.children[Math.min(Math.max(to, 0), count - 1)];
    if (!(item instanceof HTMLElement)) return;
    event.preventDefault();
    item.focus({ preventScroll: true });
    reveal(box, item);
  };

  if (count === 0) return null;
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      ref={strip}
      data-upright={upright || undefined}
      className={cx(css.root, className)}
    >
      {thumbnails.map(({ label: own, ...thumbnail }, position) => (
        <Thumbnail
          key={position}
          {...thumbnail}
          label={own ?? thumbnailLabel({ image: position + 1, count })}
          selected={position === index}
          tabIndex={position === stop ? 0 : -1}
          onClick={() => onSelect(position)}
          onFocus={() => setWalked(position)}
          onBlur={() => setWalked(null)}
          onKeyDown={(event) => walk(event, position)}
        />
      ))}
    </div>
  );
});
