import { StarRating } from '@settee/ui/StarRating';

export function StarRatingExample() {
  return <StarRating rating={4.6} count={90} href="#reviews" />;
}
