'use client';

import type { GalleryItem, Review } from '@settee/domain';
import { Dialog, withRef } from '@settee/ui';
import { useState } from 'react';
import { ItemStage } from '../../gallery/GalleryPopup/ItemStage.tsx';
import * as layer from '../../gallery/GalleryPopup/GalleryPopup.css.ts';
import { galleryPopupMessages } from '../../gallery/popup-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { type ReviewMessages, reviewMessages } from '../messages.ts';
import { getReviewPictures } from '../review-pictures.ts';
import * as css from './ReviewPhotoViewer.css.ts';

export interface ReviewPhotoViewerProps extends RootRef<HTMLDivElement> {
  /** A review with photographs. */
  review: Review;
  /** Place of the photograph that is shown first, from 0. */
  index: number;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** Words that replace those of the kit, each by itself; functions get the amounts, names and counts they show. */
  messages?: Partial<ReviewMessages>;
}

/** All photographs of a review in large, with zoom. */
export const ReviewPhotoViewer = withRef(function ReviewPhotoViewer({
  review,
  index,
  onClose,
  messages,
  ref,
}: ReviewPhotoViewerProps) {
  const labels = useWords('review', reviewMessages, messages);
  const galleryLabels = useWords('galleryPopup', galleryPopupMessages);
  const [id, choose] = useState(String(index));
  const items = getReviewPictures(review, labels, 'large').map((picture, index): GalleryItem => {
    const { url } = picture.webp;
    return { id: String(index), type: 1, src: url, srcIcon: url, additionalDetails: {}, picture };
  });
  const upright = review.photos.filter(({ width, height }) => height > width).length;
  return (
    <Dialog
      ref={ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.photosOf(review.UserNickname)}
      closeLabel={galleryLabels.close}
      size="wide"
      className={layer.layer}
    >
      <ItemStage
        items={items}
        id={id}
        onChoose={choose}
        portrait={upright * 2 > review.photos.length}
        whole
        className={css.stage}
        labels={{ ...galleryLabels, picture: ({ alt }) => alt }}
      />
    </Dialog>
  );
});
