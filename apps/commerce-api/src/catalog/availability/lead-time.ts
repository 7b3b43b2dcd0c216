import type { SiteCulture } from '@settee/domain';
import type { Product } from '../products/product-with-offers.ts';
import { designDays } from '../personalization/line-design.ts';
import type { LineDesign } from '../personalization/design.ts';
import type { PrebuiltStock } from './prebuilt-stock.ts';
import { getDeliveryDays } from './estimate.ts';

/**
 * Returns the delivery days of a product with its design to a postal code; prebuilt items need no production
 * time.
 */
export function getLeadTimeDays(
  product: Product,
  design: LineDesign | null,
  { postalCode, siteCulture }: { postalCode: string; siteCulture: SiteCulture },
  made: PrebuiltStock | null = null,
): { from: number; to: number } {
  const { deliveryMode } = product.content;
  return getDeliveryDays(
    { deliveryMode, deliveryDays: design || !made ? designDays(product, design) : made.deliveryDays },
    postalCode,
    siteCulture,
  );
}
