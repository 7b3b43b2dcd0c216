import { EmptyCart } from '@settee/checkout-kit';

export function EmptyCartExample() {
  return <EmptyCart homeHref="/" messages={{ continueShopping: 'See New Arrivals' }} />;
}
