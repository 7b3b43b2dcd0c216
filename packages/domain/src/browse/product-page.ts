import type { Configuration } from '../options/configuration.ts';
import type { Option } from '../options/option.ts';
import type { PersonalizationOffer } from '../personalization/personalization.ts';
import type { Cents, Sku } from '../site/brand.ts';
import type { ConfiguredImage } from './configured-image.ts';
import type { ResponsiveImage, ProductVideo } from './responsive-image.ts';
import type { CrossSell, SectionalLead, SeoNavigationItem } from './product-leads.ts';
import type { ProductSummary } from './product-summary.ts';

/** What the page knows of the product as such. PDP-15 */
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

/** One sku a configuration can come to. Prices in cents. PDP-18 */
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
  /** The skus the options lead to; one entry for a product without choices. */
  skus: readonly SpecialOrderSku[];
  /** What covers and legs do to the hero, by choice code; those that show in the hero may be missing. */
  configuredPictures: Readonly<Record<string, ConfiguredImage>>;
  /** The choices that the gallery and the film show, by option code; left out for a product without choices. */
  shownChoices?: Configuration | undefined;
  availabilityMessage: string;
  isAvailable: boolean;
  /** Asks for a custom-order confirmation before an add. ATC-08 */
  isCustomOrder: boolean;
  /** It is made when it is ordered, without choices that a registry could keep; left out otherwise. REG-27 */
  isMadeToOrder?: boolean | undefined;
  /** It can stand in the 3-D visualizer. VIZ-01 */
  hasModel?: boolean | undefined;
  /** What is asked for to see what comes soonest; left out where nothing lies ready made. QSHIP-08 */
  quickShipSku?: Sku | undefined;
  /** What can be written on it; left out where nothing can. */
  personalization?: PersonalizationOffer | undefined;
  /** `null` without. */
  installationService: InstallationOffer | null;
  canonicalUrl: string;
  related: readonly ProductSummary[];
  /** Left out where nothing is to be led to. */
  sectional?: SectionalLead | undefined;
  crossSell?: CrossSell | undefined;
  /** Other pages of its category. */
  seoNavigation?: readonly SeoNavigationItem[] | undefined;
}
