import type { Sku } from '../site/brand.ts';
import { encoded } from '../site/untrusted-text.ts';

/** Link to the sectional configurator of a collection. PDP-13 */
export interface SectionalLink {
  collectionCode: string;
  itemTypeCode: string;
  url: string;
}

/** Cross-sell link of a product page, with the button label. PDP-14 */
export interface CrossSell {
  sku: Sku;
  displayName: string;
  url: string;
}

/** Related page link for crawlers. PDP-19 */
export interface SeoNavigationItem {
  sku: Sku;
  navigationUrl: string;
  name: string;
}

/** The sectional base URL plus the collection code and the item type code. PDP-13 */
export function sectionalUrl(baseUrl: string, { collectionCode, itemTypeCode }: Omit<SectionalLink, 'url'>): string {
  const codes = { collectionCode, itemTypeCode };
  const query = Object.entries(codes).map(([name, code]) => `${name}=${encoded(code)}`);
  return `${baseUrl}?${query.join('&')}`;
}
