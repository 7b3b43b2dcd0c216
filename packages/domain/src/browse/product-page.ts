import type { Configuration } from '../options/configuration.ts';
import type { Option } from '../options/option.ts';
import type { PersonalizationOffer } from '../personalization/personalization.ts';
import type { Cents, Sku } from '../site/brand.ts';
import type { ConfiguredImage } from './configured-image.ts';
import type { ResponsiveImage, ProductVideo } from './responsive-image.ts';
import type { CrossSell, SectionalLink, SeoNavigationItem } from './product-links.ts';
import type { ProductSummary } from './product-summary.ts';

/** Product data of the page, independent of the configuration. PDP-15 */
export interface BrowseData {
  sku: Sku;
  name: string;
  reviewCount: number;
  /** No longer available. */
  isNla: boolean;
  /** The configured product; its `url` is the page's address. PDP-06 */
  superSpecialOrder: { url: string; sku: Sku } | null;
  isCb2: boolean;
}

/** SKU that a configuration can resolve to. Prices in cents. PDP-18 */
export interface SpecialOrderSku {
  sku: Sku;
  imagePath: string;
  isStockSku: boolean;
  optionChoiceParameter: string;
  currentPrice: Cents;
  regularPrice: Cents;
  formattedPrice: string;
  availabilityMessage: string;
  flatImage: string;
  imageAltText: string;
  selectedFabricChoice: number | null;
  navigateUrl: string;
  pageShowcase: string;
}

/** A measure as the page lists it. `standard` in inches, `metric` in centimetres, both with their unit. SUMM-02 */
export interface Dimension {
  label: string;
  standard: string;
  metric: string;
}

/** Work that can be bought with a product; `price` in cents, for one item. CONF-07 */
export interface InstallationOffer {
  title: string;
  text: string;
  price: Cents;
}

/** Everything the product page shows. Prices in cents. */
export interface ProductPage {
  browseDto: BrowseData;
  category: { code: string; title: string; url: string };
  note: string;
  description: { title: string; text: string };
  facts: readonly { label: string; text: string }[];
  dimensions: readonly Dimension[];
  rating: { average: number; count: number };
  /** Price of the present choices; of the cheapest complete configuration while choices are missing. */
  currentPrice: Cents;
  regularPrice: Cents;
  isPriceFrom: boolean;
  flag: 'new' | 'sale' | null;
  /** The hero first. */
  gallery: readonly ResponsiveImage[];
  /** The product turning round; `null` when there is no film of it. */
  video: ProductVideo | null;
  /** Options in their sequence; empty for a product without choices. */
  options: readonly Option[];
  /** SKUs that the options can resolve to; one entry for a product without choices. */
  skus: readonly SpecialOrderSku[];
  /** Images of materials and legs, by choice code; those shown in the hero may be missing. */
  configuredPictures: Readonly<Record<string, ConfiguredImage>>;
  /** The choices that the gallery and the film show, by option code; left out for a product without choices. */
  shownChoices?: Configuration | undefined;
  availabilityMessage: string;
  isAvailable: boolean;
  /** Requires a custom-order confirmation before an add. ATC-08 */
  isCustomOrder: boolean;
  /** Made to order without choices that a registry could store; omitted otherwise. REG-27 */
  isMadeToOrder?: boolean | undefined;
  /** Has a model for the 3-D visualizer. VIZ-01 */
  hasModel?: boolean | undefined;
  /** SKU for the quick-ship request; omitted without prebuilt stock. QSHIP-08 */
  quickShipSku?: Sku | undefined;
  /** Personalization options; omitted when the product has none. */
  personalization?: PersonalizationOffer | undefined;
  /** `null` without. */
  installationService: InstallationOffer | null;
  canonicalUrl: string;
  related: readonly ProductSummary[];
  /** Omitted without a link target. */
  sectional?: SectionalLink | undefined;
  crossSell?: CrossSell | undefined;
  /** Other pages of its category. */
  seoNavigation?: readonly SeoNavigationItem[] | undefined;
}
