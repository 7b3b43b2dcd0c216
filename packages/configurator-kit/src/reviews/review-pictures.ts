import type { ResponsiveImage, Review } from '@settee/domain';
import type { ReviewMessages } from './messages.ts';

const smallSide = 320;

/** The photographs of a review as pictures, each named by its place and author. */
export function getReviewPictures(
  { photos, UserNickname: name }: Review,
  labels: Pick<ReviewMessages, 'reviewPhoto'>,
  size: 'large' | 'small',
): ResponsiveImage[] {
  return photos.map(({ url, smallUrl, width, height }, index) => ({
    alt: labels.reviewPhoto({ position: index + 1, count: photos.length, name }),
    width,
    height,
    color: 'transparent',
    placeholder: '',
    avif: [],
    webp: size === 'large' ? { width, url } : { width: Math.min(width, smallSide), url: smallUrl },
  }));
}
