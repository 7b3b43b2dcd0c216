'use client';

import { Carousel, onDemand, Picture } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import { type GalleryContent, type GalleryItem, galleryItems, thumbColumns } from '../gallery-items.ts';
import { type GalleryMessages, galleryMessages } from '../messages.ts';
import * as css from './Gallery.css.ts';
import { Thumb } from './Thumb.tsx';

export interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'>, GalleryContent {
  messages?: Partial<GalleryMessages>;
}

/** Neither it nor its code loads before the shopper comes to its place. */
const GalleryVideo = onDemand(() => import('./GalleryVideo.tsx').then((module) => module.GalleryVideo));

type ThumbVars = CSSProperties & Record<'--thumb-columns', number>;

const sizes = '(min-width: 1024px) 58vw, 100vw';

function labelOf(item: GalleryItem, place: number, firstCustomer: number, words: GalleryMessages): string {
  if (item.kind === 'video') return words.showVideo(item.poster.alt);
  const { alt } = item.picture;
  return item.kind === 'picture'
    ? words.show(place + 1, alt)
    : words.showCustomerPicture(place - firstCustomer + 1, alt);
}

/** One large picture to be swiped or stepped through, and small ones that lead to each; a video and customers' pictures come last. */
export function Gallery({ pictures, hero, video, customerPictures = [], messages, className, ...rest }: GalleryProps) {
  const words = { ...galleryMessages, ...messages };
  const [withCustomers, setWithCustomers] = useState(false);
  const items = galleryItems({ pictures, hero, video, customerPictures }, withCustomers);
  const firstCustomer = items.length - (withCustomers ? customerPictures.length : 0);
  const first = hero ?? pictures[0];
  const shownHero = `${first?.webp.url} ${first?.overlay?.webp.url}`;
  const [seen, setSeen] = useState(0);
  const [target, setTarget] = useState<number>();
  const [known, setKnown] = useState(shownHero);
  if (shownHero !== known) {
    setKnown(shownHero);
    setTarget(seen === 0 && target === undefined ? undefined : 0);
  }
  const [filmed, setFilmed] = useState(false);
  if (!filmed && items[target ?? seen]?.kind === 'video') setFilmed(true);
  const settle = (index: number) => {
    setSeen(index);
    if (index === target) setTarget(undefined);
  };
  const showCustomers = () => {
    setWithCustomers(true);
    setTarget(firstCustomer);
  };
  const thumb = (item: GalleryItem, place: number) => (
    <li key={item.id} className={css.cell}>
      <Thumb
        item={item}
        label={labelOf(item, place, firstCustomer, words)}
        current={place === (target ?? seen)}
        onPress={() => setTarget(place)}
      />
    </li>
  );
  const columns: ThumbVars = { '--thumb-columns': thumbColumns(items.length + Math.min(customerPictures.length, 1)) };
  const isListed = items.length > 1 || customerPictures.length > 0;

  return (
    <div {...rest} className={cx(css.root, className)}>
      <div className={css.stage}>
        <Carousel
          label={words.gallery}
          previousLabel={words.previous}
          nextLabel={words.next}
          index={target}
          onSlideChange={settle}
          slides={items.map((item, place) =>
            item.kind === 'video' ? (
              <div key={item.id} className={css.film}>
                <Picture picture={item.poster} alt="" sizes={sizes} ratio={4 / 3} />
                {filmed && (
                  <GalleryVideo
                    video={item.video}
                    label={labelOf(item, place, firstCustomer, words)}
                    shown={place === seen}
                  />
                )}
              </div>
            ) : (
              <Picture
                key={item.id}
                picture={item.picture}
                alt={item.picture.alt}
                sizes={sizes}
                ratio={4 / 3}
                priority={place === 0}
              />
            ),
          )}
        />
        {items.length > 1 && items[seen]?.kind !== 'video' && (
          <span aria-hidden="true" className={css.count}>
            {words.place(seen + 1, items.length)}
          </span>
        )}
      </div>
      {isListed && (
        <ul className={css.thumbs} style={columns}>
          {items.slice(0, firstCustomer).map(thumb)}
          {customerPictures.length > 0 && (
            <li className={css.cell}>
              <button type="button" aria-expanded={withCustomers} onClick={showCustomers} className={css.more}>
                {words.customerPictures} <span className={css.moreCount}>{customerPictures.length}</span>
              </button>
            </li>
          )}
          {items.slice(firstCustomer).map((item, place) => thumb(item, firstCustomer + place))}
        </ul>
      )}
    </div>
  );
}
