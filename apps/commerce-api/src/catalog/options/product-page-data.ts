import type {
  Configuration,
  ConfiguredImage,
  CrossSell,
  Option,
  ProductSummary,
  SectionalLink,
  SeoNavigationItem,
  Site,
} from '@settee/domain';
import type { ProductWithOffers } from '../products/product-with-offers.ts';

/** Data of a product page. */
export interface ProductPageData {
  sellable: ProductWithOffers;
  options: readonly Option[];
  configuration: Configuration;
  category: { title: string; url: string };
  /** By choice code. */
  configuredPictures: Readonly<Record<string, ConfiguredImage>>;
  related: readonly ProductSummary[];
  sectional: SectionalLink | undefined;
  crossSell: CrossSell | undefined;
  seoNavigation: readonly SeoNavigationItem[];
  site: Site;
  now: Date;
}
