'use client';

import {
  type GalleryContent,
  type GalleryItem,
  galleryItems,
  type GallerySubject,
  isGalleryReset,
} from '@settee/domain';
import { Carousel, Icon, onDemand, Picture } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { GalleryOpening } from '../gallery-opening.ts';
import { type GalleryMessages, galleryMessages } from '../messages.ts';
import { useOpening } from '../useOpening.ts';
import * as css from './Gallery.css.ts';
import { GalleryThumbs } from './GalleryThumbs.tsx';

export interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'>, GalleryContent {
  /** What the pictures are of; a change brings the gallery back to its default image. GALL-16, GALL-17 */
  subject?: GallerySubject;
  /** What opens over the page, as `GalleryPopup`; rendered once somebody comes near, so load it then. */
  popup?: (opening: GalleryOpening) => ReactNode;
  messages?: Partial<GalleryMessages>;
}

/** Neither it nor its code loads before the shopper comes to its place. */
const GalleryVideo = onDemand(() => import('./GalleryVideo.tsx').then((module) => module.GalleryVideo));

const sizes = '(min-width: 1024px) 58vw, 100vw';
const anything: GallerySubject = { sku: 0, choices: '', isPersonalized: false };

/** One large picture to be swiped or stepped through, and small ones that lead to each; a video comes last. */
export function Gallery({
  pictures,
  hero,
  video,
  subject = anything,
  popup,
  messages,
  className,
  ...rest
}: GalleryProps) {
  const words = { ...galleryMessages, ...messages };
  const items = galleryItems({ pictures, hero, video });
  const { opening, near, press } = useOpening(items);
  const [seen, setSeen] = useState(0);
  const [target, setTarget] = useState<number>();
  const [known, setKnown] = useState(subject);
  const isReset = isGalleryReset(known, subject);
  if (isReset || subject.isPersonalized !== known.isPersonalized) setKnown(subject);
  if (isReset) setTarget(seen === 0 && target === undefined ? undefined : 0);
  const current = target ?? seen;
  const shown = items[current];
  const isFilm = shown?.type === 2;
  const [filmed, setFilmed] = useState(false);
  if (!filmed && isFilm) setFilmed(true);
  const settle = (index: number) => {
    setSeen(index);
    if (index === target) setTarget(undefined);
  };
  const labelOf = ({ type, picture: { alt } }: GalleryItem, place: number) =>
    type === 2 ? words.showVideo(alt) : words.show(place + 1, alt);
  const zoom = popup && (() => press('images', shown?.id));
  const nearing = popup && { onPointerEnter: near, onFocus: near };

  return (
    <div {...rest} {...nearing} className={cx(css.root, className)}>
      <div className={css.stage}>
        <Carousel
          label={words.gallery}
          previousLabel={words.previous}
          nextLabel={words.next}
          index={target}
          onSlideChange={settle}
          slides={items.map((item, place) =>
            item.video ? (
              <div key={item.id} className={css.film}>
                <Picture picture={item.picture} alt="" sizes={sizes} ratio={4 / 3} />
                {filmed && <GalleryVideo video={item.video} label={labelOf(item, place)} shown={place === seen} />}
              </div>
            ) : (
              // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard has the zoom button
              <div key={item.id} className={zoom && css.zoomable} onClick={zoom}>
                <Picture
                  picture={item.picture}
                  alt={item.picture.alt}
                  sizes={sizes}
                  ratio={4 / 3}
                  priority={place === 0}
                />
              </div>
            ),
          )}
        />
        {zoom && !isFilm && (
          <button type="button" aria-haspopup="dialog" className={css.zoom} onClick={zoom}>
            <Icon name="search" size={16} />
            <span className={css.tap}>{words.tapToZoom}</span>
            <span className={css.point}>{words.zoom}</span>
          </button>
        )}
        {items.length > 1 && !isFilm && (
          <span aria-hidden="true" className={css.count}>
            {words.place(seen + 1, items.length)}
          </span>
        )}
      </div>
      <GalleryThumbs
        items={items}
        labelOf={labelOf}
        current={current}
        onPress={setTarget}
        onOpen={popup && press}
        words={words}
      />
      {opening && popup?.(opening)}
    </div>
  );
}
