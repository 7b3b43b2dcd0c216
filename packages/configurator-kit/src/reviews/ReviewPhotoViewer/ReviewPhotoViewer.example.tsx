import { ReviewPhotoViewer, type ReviewPhotoViewerProps } from '@settee/configurator-kit';
import { useState } from 'react';

const url = '/photos/sofa.webp';
const review: ReviewPhotoViewerProps['review'] = {
  id: 1,
  reviewRating: 5,
  title: 'Two years in',
  text: 'The covers went back on and still fit.',
  UserNickname: 'porchlight',
  location: '',
  date: '2026-10-19',
  isVerifiedBuyer: true,
  helpfulCount: 21,
  photos: [{ url, smallUrl: url, width: 1600, height: 1200 }],
};

export function ReviewPhotoViewerExample() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <ReviewPhotoViewer review={review} index={0} onClose={() => setOpen(false)} />;
}
