import type {
  Configuration,
  ConfiguredImage,
  CrossSell,
  Option,
  ProductSummary,
  SectionalLead,
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
  sectional: SectionalLead | undefined;
  crossSell: CrossSell | undefined;
  seoNavigation: readonly SeoNavigationItem[];
  site: Site;
  now: Date;
}
