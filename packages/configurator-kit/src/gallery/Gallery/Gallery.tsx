'use client';

import { type GalleryContent, type GallerySubject, type GalleryTab, isGalleryReset } from '@settee/domain';
import { Carousel, Icon, lazyComponent, Image } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import type { GalleryOpening } from '../gallery-opening.ts';
import { type GalleryMessages, galleryMessages } from '../messages.ts';
import * as css from './Gallery.css.ts';
import { GalleryThumbs } from './GalleryThumbs.tsx';

export interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'>, GalleryContent {
  /** Product state shown in the images; a change returns the gallery to its default image. GALL-16, GALL-17 */
  subject?: GallerySubject;
  /**
   * Opens `GalleryPopup` at the clicked item; without it the gallery has no link to the popup. GALL-02, GALL-05,
   * GALL-06
   */
  onOpen?: ((opening: GalleryOpening) => void) | undefined;
  /** Called when the pointer or focus approaches; preloads the popup. */
  onNear?: (() => void) | undefined;
  messages?: Partial<GalleryMessages>;
}

/** The video and its code load when the shopper reaches its slide; it unmounts when they leave. */
const GalleryVideo = lazyComponent(() => import('./GalleryVideo.tsx').then((module) => module.GalleryVideo));

const sizes = '(min-width: 1024px) 58vw, 100vw';
const anything: GallerySubject = { sku: 0, choices: '', isPersonalized: false };

/** Large image with swipe and step navigation, and thumbnails for each image; a video is last. */
export function Gallery({
  pictures: images,
  hero,
  video,
  caption,
  heroCaption,
  subject = anything,
  onOpen,
  onNear,
  messages,
  className,
  ...rest
}: GalleryProps) {
  const texts = { ...galleryMessages, ...messages };
  const own = hero ? [hero, ...images.slice(1)] : images;
  const poster = video ? images[0] : undefined;
  const all = poster ? [...own, poster] : own;
  const film = own.length;
  const [seen, setSeen] = useState(0);
  const [target, setTarget] = useState<number>();
  const [known, setKnown] = useState(subject);
  const isReset = isGalleryReset(known, subject);
  if (isReset || subject.isPersonalized !== known.isPersonalized) setKnown(subject);
  if (isReset) setTarget(seen === 0 && target === undefined ? undefined : 0);
  const current = target ?? seen;
  const isFilm = current === film;
  const handleScrollEnd = (index: number) => {
    setSeen(index);
    if (index === target) setTarget(undefined);
  };
  const captionAt = (place: number) => (hero && place === 0 ? heroCaption : caption);
  const labels = all.map(({ alt }, place) => {
    const label = place === film ? texts.showVideo(alt) : texts.show(place + 1, alt);
    const shownIn = captionAt(place);
    return shownIn === undefined ? label : texts.captioned(label, shownIn);
  });
  const press =
    onOpen &&
    ((tab: GalleryTab, place?: number) =>
      onOpen({ tab, place, content: { pictures: images, hero, video, caption, heroCaption } }));
  const zoom = press && (() => press('images', current));

  return (
    <div onPointerEnter={onNear} onFocus={onNear} {...rest} className={cx(css.root, className)}>
      <div className={css.stage}>
        <Carousel
          label={texts.gallery}
          previousLabel={texts.previous}
          nextLabel={texts.next}
          index={target}
          onSlideChange={handleScrollEnd}
          slides={all.map((image, place) => (
            <figure key={place} className={css.figure}>
              {place === film ? (
                <>
                  <Image picture={image} alt="" sizes={sizes} ratio={4 / 3} />
                  {isFilm && video && <GalleryVideo video={video} label={labels[place] ?? ''} shown={place === seen} />}
                </>
              ) : (
                // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard has the zoom button
                <div className={zoom && css.zoomable} onClick={zoom}>
                  <Image picture={image} alt={image.alt} sizes={sizes} ratio={4 / 3} priority={place === 0} />
                </div>
              )}
              {captionAt(place) !== undefined && <figcaption className={css.caption}>{captionAt(place)}</figcaption>}
            </figure>
          ))}
        />
        {zoom && !isFilm && (
          <button type="button" aria-haspopup="dialog" className={css.zoom} onClick={zoom}>
            <Icon name="search" size={16} />
            <span className={css.tap}>{texts.tapToZoom}</span>
          </button>
        )}
        {all.length > 1 && !isFilm && (
          <span aria-hidden="true" className={css.count}>
            {texts.place(seen + 1, all.length)}
          </span>
        )}
      </div>
      <GalleryThumbs {...{ all, film, labels, current, messages: texts }} onClick={setTarget} onOpen={press} />
    </div>
  );
}
