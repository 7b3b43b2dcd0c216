import type { Brand, Sku } from '@settee/domain';
import type { CatalogImage } from '../pictures/types.ts';
import type { CatalogBox } from '../products/types.ts';
import type { CatalogPrice, PerSite } from '../site-types.ts';

/** Several products at one price, packed and stocked together. A shopper who picks it up has to fit its boxes into a car. OVER-03 */
export interface CatalogBundle {
  sku: Sku;
  brand: Brand;
  slug: string;
  name: string;
  text: string;
  /** Category in which it is offered. */
  category: string;
  picture: CatalogImage;
  members: readonly { sku: Sku; quantity: number }[];
  prices: PerSite<CatalogPrice>;
  stock: PerSite<number>;
  boxes: readonly (CatalogBox & { title: string })[];
}
