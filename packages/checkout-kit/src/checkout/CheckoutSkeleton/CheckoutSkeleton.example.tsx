import { CheckoutSkeleton } from '@settee/checkout-kit';

export function CheckoutSkeletonExample() {
  return <CheckoutSkeleton />;
}
