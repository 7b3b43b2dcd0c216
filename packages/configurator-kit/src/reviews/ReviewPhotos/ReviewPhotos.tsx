'use client';

import type { ResponsiveImage } from '@settee/domain';
import { Heading, Image, withRef } from '@settee/ui';
import { type ReviewMessages, reviewMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ReviewPhotos.css.ts';

export interface ReviewPhotosProps extends RootRef<HTMLDivElement> {
  /** The photos, the newest first. */
  photos: readonly ResponsiveImage[];
  /** Called with the place of the clicked photo, from 0. */
  onPhoto: (index: number) => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ReviewMessages>;
}

/** Photos that customers sent in; nothing without any. */
export const ReviewPhotos = withRef(function ReviewPhotos({ photos, onPhoto, messages, ref }: ReviewPhotosProps) {
  const labels = useWords('review', reviewMessages, messages);
  if (photos.length === 0) return null;
  return (
    <div ref={ref}>
      <Heading level={3} size="h3" className={css.title}>
        {labels.photos}
      </Heading>
      <ul className={css.list}>
        {photos.map((photo, index) => (
          <li key={photo.webp.url}>
            <button
              type="button"
              aria-label={labels.photo({ position: index + 1, alt: photo.alt })}
              className={css.photo}
              onClick={() => onPhoto(index)}
            >
              <Image picture={photo} alt="" ratio={1} sizes="112px" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
