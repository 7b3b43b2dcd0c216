import { Price } from '@settee/ui/Price';

export function PriceExample() {
  return <Price now="$1,899.00" was="$2,199.00" size="large" />;
}
