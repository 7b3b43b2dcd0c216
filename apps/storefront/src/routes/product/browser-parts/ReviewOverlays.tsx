import { ReportReview, ReviewForm, ReviewPhotoViewer, type ReviewPorts, shrinkPhoto } from '@settee/configurator-kit';
import { loginUrl, orderStatusUrl, type Review } from '@settee/domain';
import { useLocation } from 'react-router-dom';

/** The form, the review that is reported, or the photographs of one. */
export type OpenReviewOverlay =
  | { type: 'form' }
  | { type: 'report'; id: number }
  | { type: 'photos'; review: Review; index: number };

export interface ReviewOverlaysProps {
  layer: OpenReviewOverlay;
  ports: ReviewPorts;
  product: string;
  onReported: (id: number) => void;
  onClose: () => void;
}

/** Popups of the reviews; after the sign-in the shopper returns to the configured product. */
export function ReviewOverlays({ layer, ports, product, onReported, onClose }: ReviewOverlaysProps) {
  const { pathname, search } = useLocation();
  if (layer.type === 'report')
    return <ReportReview reviewId={layer.id} ports={ports} onReported={() => onReported(layer.id)} onClose={onClose} />;
  if (layer.type === 'photos') return <ReviewPhotoViewer review={layer.review} index={layer.index} onClose={onClose} />;
  return (
    <ReviewForm
      product={product}
      ports={ports}
      readPhoto={shrinkPhoto}
      signInUrl={loginUrl(pathname + search)}
      orderStatusUrl={orderStatusUrl}
      onClose={onClose}
    />
  );
}
