import type { Configuration } from './configuration.ts';
import type { Option } from './option.ts';
import type { PersonalizationOffer } from '../personalization/personalization.ts';
import type { Cents, Sku } from '../site/brand.ts';
import type { ConfiguredImage } from '../browse/configured-image.ts';
import type { ResponsiveImage, ProductVideo } from '../browse/responsive-image.ts';
import type { CrossSell, SectionalLink, SeoNavigationItem } from '../browse/product-links.ts';
import type { ProductSummary } from '../browse/product-summary.ts';

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

/** A measure as the page lists it, with its unit: `standard` in inches or pounds, `metric` in centimeters or kilograms. SUMM-02 */
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

/** A product of a bundle. */
export interface BundleMember {
  sku: Sku;
  name: string;
  url: string;
  quantity: number;
  picture: ResponsiveImage;
  dimensions: readonly Dimension[];
}

/** Returns, cancellation and warranty of a product. */
export interface AfterSale {
  /** Days to return it; `null` for a product that can't be returned. */
  returnDays: number | null;
  /** Hours to cancel a product that is made to order; `null` for any other. */
  cancelHours: number | null;
  /** Years of warranty on its frame; `null` without. */
  warrantyYears: number | null;
}

/** Financing by the store card. FIN-01 */
export interface FinancingTerms {
  /** Smallest amount, in cents. */
  least: Cents;
  months: number;
  terms: string;
}

/** Everything the product page shows. Prices in cents. */
export interface ProductPage {
  product: BrowseData;
  category: { code: string; title: string; url: string };
  note: string;
  description: { title: string; text: string };
  facts: readonly { label: string; text: string }[];
  /** Care of the product as a whole; empty where its materials are chosen. SUMM-02 */
  care: string;
  dimensions: readonly Dimension[];
  /** Measures by the code of a size; omitted for a product without sizes. SUMM-02 */
  sizeDimensions?: Readonly<Record<string, readonly Dimension[]>> | undefined;
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
  afterSale: AfterSale;
  financing: FinancingTerms;
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
  /** `null` without a service. */
  installationService: InstallationOffer | null;
  /** Legacy personalization; `price` in cents per item, omitted when the product has none. MONO-20 */
  textPersonalization?: { price: Cents; maxLength: number } | undefined;
  /** Number of the button's label, where it is not 'Add to cart'. ATC-05 */
  buyLabel?: 2 | 3 | 4 | undefined;
  /** The products of a bundle; omitted for any other product. */
  members?: readonly BundleMember[] | undefined;
  canonicalUrl: string;
  related: readonly ProductSummary[];
  /** Omitted without a link target. */
  sectional?: SectionalLink | undefined;
  crossSell?: CrossSell | undefined;
  /** Other pages of its category. */
  seoNavigation?: readonly SeoNavigationItem[] | undefined;
}
