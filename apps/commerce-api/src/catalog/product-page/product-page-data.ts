import type {
  BundleMember,
  Configuration,
  ConfiguredImage,
  CrossSell,
  Option,
  ProductSummary,
  SectionalLink,
  SeoNavigationItem,
  ShopSite,
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
  members: readonly BundleMember[] | undefined;
  /** Of the shopper's cart; empty when unknown. */
  postalCode: string;
  site: ShopSite;
  now: Date;
}
