import type { SiteCulture } from '@settee/domain';
import type { Product } from '../browse/sellable.ts';
import { designDays } from '../personalization/line-design.ts';
import type { LineDesign } from '../personalization/tables.ts';
import { daysTo } from './estimate.ts';

/** In how many days a piece with its design comes to a postal code. */
export function lineDays(
  product: Product,
  design: LineDesign | null,
  { postalCode, siteCulture }: { postalCode: string; siteCulture: SiteCulture },
): { from: number; to: number } {
  const { carriage } = product.content;
  return daysTo({ carriage, deliveryDays: designDays(product, design) }, postalCode, siteCulture);
}
