import { getPageTitle, type ProductPage } from '@settee/domain';
import type { ShopMessages } from './words.ts';

/** The title before the brand: ' + Reviews' follows the name when there are any. PDP-08, PDP-09 */
export function productTitle(
  { browseDto }: Pick<ProductPage, 'browseDto'>,
  brandName: string,
  reviews: ShopMessages['shell']['reviews'],
): string {
  const title = getPageTitle(browseDto, brandName);
  return title.kind === 'product' && title.hasReviews ? browseDto.name + reviews : browseDto.name;
}
