import { getPageTitle, type ProductPage } from '@settee/domain';
import { messages } from './messages.ts';

/** The title before the brand: ' + Reviews' follows the name when there are any. PDP-08, PDP-09 */
export function productTitle({ browseDto }: Pick<ProductPage, 'browseDto'>, brandName: string): string {
  const title = getPageTitle(browseDto, brandName);
  return title.kind === 'product' && title.hasReviews ? browseDto.name + messages.reviews : browseDto.name;
}
