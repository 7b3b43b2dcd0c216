import type { Sku } from '../site/brand.ts';

/** Where a sectional of a collection is configured. PDP-13 */
export interface SectionalLead {
  collectionCode: string;
  itemTypeCode: string;
  url: string;
}

/** What else a product page leads to, by the name that its button says. PDP-14 */
export interface CrossSell {
  sku: Sku;
  displayName: string;
  url: string;
}

/** A page beside this one, for those who read links alone. PDP-19 */
export interface SeoNavigationItem {
  sku: Sku;
  navigationUrl: string;
  name: string;
}

/** The sectional base URL plus the collection code and the item type code. PDP-13 */
export function sectionalUrl(baseUrl: string, { collectionCode, itemTypeCode }: Omit<SectionalLead, 'url'>): string {
  const codes = { collectionCode, itemTypeCode };
  const query = Object.entries(codes).map(([name, code]) => `${name}=${encodeURIComponent(code)}`);
  return `${baseUrl}?${query.join('&')}`;
}
