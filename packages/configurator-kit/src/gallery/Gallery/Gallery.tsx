'use client';

import {
  type GalleryContent,
  type GallerySubject,
  type GalleryTab,
  isGalleryReset,
  type ResponsiveImage,
} from '@settee/domain';
import { Carousel, Icon, lazyComponent, Image, useIntent, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import type { GalleryOpening } from '../gallery-opening.ts';
import { type GalleryMessages, galleryMessages } from '../messages.ts';
import { SharedPicture, sharedPictureName } from '../../shared-picture.tsx';
import { useWords } from '../../use-words.ts';
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
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<GalleryMessages>;
}

/** The video and its code load when the shopper reaches its slide; it unmounts when they leave. */
const GalleryVideo = lazyComponent(() => import('./GalleryVideo.tsx').then((module) => module.GalleryVideo));

const sizes = '(min-width: 1024px) 58vw, 100vw';
const anything: GallerySubject = { sku: 0, choices: '', isPersonalized: false };

/** The slide that is shown; a change of the product returns to the first. GALL-16, GALL-17 */
function useCurrentSlide(subject: GallerySubject) {
  const [seen, setSeen] = useState(0);
  const [target, setTarget] = useState<number>();
  const [known, setKnown] = useState(subject);
  const isReset = isGalleryReset(known, subject);
  if (isReset || subject.isPersonalized !== known.isPersonalized) setKnown(subject);
  if (isReset) setTarget(seen === 0 && target === undefined ? undefined : 0);
  const handleSlideChange = (index: number) => {
    setSeen(index);
    if (index === target) setTarget(undefined);
  };
  return { seen, target, current: target ?? seen, setTarget, handleSlideChange };
}

interface PictureSlideProps {
  image: ResponsiveImage;
  /** First image of the gallery: loads first, and is shared with the listing of the product. */
  isFirst: boolean;
  sku: number;
  onZoom: (() => void) | undefined;
}

function PictureSlide({ image, isFirst, sku, onZoom }: PictureSlideProps) {
  const picture = <Image picture={image} alt={image.alt} sizes={sizes} ratio={4 / 3} priority={isFirst} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keyboard has the zoom button
    <div className={onZoom && css.zoomable} onClick={onZoom}>
      {isFirst && sku !== 0 ? <SharedPicture name={sharedPictureName(sku)}>{picture}</SharedPicture> : picture}
    </div>
  );
}

/** The pictures in their order, a video last under its poster, each with its name and caption. */
function toSlides({ pictures, hero, video, caption, heroCaption }: GalleryContent, texts: GalleryMessages) {
  const own = hero ? [hero, ...pictures.slice(1)] : pictures;
  const poster = video ? pictures[0] : undefined;
  const all = poster ? [...own, poster] : own;
  const film = own.length;
  const captionAt = (index: number) => (hero && index === 0 ? heroCaption : caption);
  const labels = all.map(({ alt }, index) => {
    const label = index === film ? texts.showVideo(alt) : texts.show({ position: index + 1, alt });
    const shownIn = captionAt(index);
    return shownIn === undefined ? label : texts.captioned({ label, caption: shownIn });
  });
  return { all, film, labels, captionAt };
}

interface StageProps {
  slides: ReturnType<typeof toSlides>;
  position: ReturnType<typeof useCurrentSlide>;
  video: GalleryContent['video'];
  sku: number;
  onZoom: (() => void) | undefined;
  texts: GalleryMessages;
}

/** The large image, with its zoom button and its number. */
function Stage({ slides, position, video, sku, onZoom, texts }: StageProps) {
  const { all, film, labels, captionAt } = slides;
  const { seen, target, current, handleSlideChange } = position;
  const isFilm = current === film;
  return (
    <div className={css.stage}>
      <Carousel
        label={texts.gallery}
        previousLabel={texts.previous}
        nextLabel={texts.next}
        index={target}
        onSlideChange={handleSlideChange}
        slides={all.map((image, index) => (
          <figure key={index} className={css.figure}>
            {index === film ? (
              <>
                <Image picture={image} alt="" sizes={sizes} ratio={4 / 3} />
                {isFilm && video && <GalleryVideo video={video} label={labels[index] ?? ''} shown={index === seen} />}
              </>
            ) : (
              <PictureSlide image={image} isFirst={index === 0} sku={sku} onZoom={onZoom} />
            )}
            {captionAt(index) !== undefined && <figcaption className={css.caption}>{captionAt(index)}</figcaption>}
          </figure>
        ))}
      />
      {onZoom && !isFilm && (
        <button type="button" aria-haspopup="dialog" className={css.zoom} onClick={onZoom}>
          <Icon name="search" size={16} />
          <span className={css.tap}>{texts.tapToZoom}</span>
        </button>
      )}
      {all.length > 1 && !isFilm && (
        <span aria-hidden="true" className={css.count}>
          {texts.place({ position: seen + 1, count: all.length })}
        </span>
      )}
    </div>
  );
}

/** Large image with swipe and step navigation, and thumbnails for each image; a video is last. */
export const Gallery = withRef(function Gallery({
  pictures,
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
  const texts = useWords('gallery', galleryMessages, messages);
  const intent = useIntent(() => onNear?.());
  const content = { pictures, hero, video, caption, heroCaption };
  const slides = toSlides(content, texts);
  const position = useCurrentSlide(subject);
  const { current, setTarget } = position;
  const openAt = onOpen && ((tab: GalleryTab, index?: number) => onOpen({ tab, index, content }));
  const zoom = openAt && (() => openAt('images', current));
  const { all, film, labels } = slides;
  return (
    <div {...intent} {...rest} className={cx(css.root, className)}>
      <Stage {...{ slides, position, video, texts }} sku={subject.sku} onZoom={zoom} />
      <GalleryThumbs {...{ all, film, labels, current, messages: texts }} onClick={setTarget} onOpen={openAt} />
    </div>
  );
});
