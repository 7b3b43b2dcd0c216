// Generated from index.ts by node tooling/build/noun-entries.ts.
export {
  type ReportMessages,
  reportMessages,
  type ReviewFormMessages,
  reviewFormMessages,
  type ReviewMessages,
  reviewMessages,
} from '../reviews/messages.ts';
export { shrinkPhoto } from '../reviews/shrink-photo.ts';
export type { ReviewPorts } from '../reviews/ports.ts';
export { ReportReview, type ReportReviewProps } from '../reviews/ReportReview/ReportReview.tsx';
export { ReviewForm, type ReviewFormProps } from '../reviews/ReviewForm/ReviewForm.tsx';
export { ReviewPhotos, type ReviewPhotosProps } from '../reviews/ReviewPhotos/ReviewPhotos.tsx';
export { ReviewPhotoViewer, type ReviewPhotoViewerProps } from '../reviews/ReviewPhotoViewer/ReviewPhotoViewer.tsx';
export { Reviews, type ReviewsProps } from '../reviews/Reviews/Reviews.tsx';
