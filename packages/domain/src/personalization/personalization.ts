import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { Cents, Sku } from '../site/brand.ts';

/** Provider and technique of a personalization. MONO-04 */
export const personalizationType = {
  none: 0,
  legacy: 100,
  inHouseEmbroidery: 700,
  inHouseEtching: 705,
} as const;

export type PersonalizationType = (typeof personalizationType)[keyof typeof personalizationType];

/** Constraints of a font; lengths in grapheme clusters. MONO-02 */
export interface FontAttributes {
  /** A whole line must match. MONO-08 */
  validationRegEx: string;
  minLength: number;
  maxLength: number;
}

/** A line of text; `elementName` is its name in the design, as 'Text1'. MONO-02 */
export interface PersonalizationLine {
  text: string;
  elementName: string;
  /** URL of the preview; empty before the first one. */
  monogrammingImg: string;
}

/** Display position of an error: legend, summary or lines, by element name. MONO-16 to MONO-19 */
export type ErrorPosition = 'legend' | 'summary' | readonly string[];

/** Current state of a personalization. MONO-02 */
export interface Personalization {
  lines: readonly PersonalizationLine[];
  fontAttributes: FontAttributes;
  hasError: boolean;
  isAddToCartDisabled: boolean;
  errorMsg: string;
  errorPos: ErrorPosition;
  isPersonalized: boolean;
}

/** Request to render or save a design. MONO-03 */
export interface MonogrammingRequest {
  quantity: number;
  orderType: string;
  profileGuid: string;
  design: {
    templateName: string;
    sku: Sku;
    locationName: string;
    personalization: readonly { elementName: string; text: string; textcolor: string; font: string }[];
  };
}

/** Error of a design. MONO-21 */
export interface PersonalizationError {
  businessErrorCode: string;
  businessErrorDescription: string;
  profaneTexts: readonly string[];
}

/** Response of a render request. MONO-21 */
export interface RenderedDesign {
  imageUrl: string;
  hasError: boolean;
  error: PersonalizationError | null;
}

/** Font available for a product, with a sample image. */
export interface PersonalizationFont {
  code: string;
  name: string;
  imageUrl: string;
  fontAttributes: FontAttributes;
}

/** Personalization options of a product, for its page. */
export interface PersonalizationOffer {
  type: PersonalizationType;
  templateName: string;
  /** Possible text locations, such as 'Left chest'. */
  locations: readonly string[];
  /** Element names of the lines, in their order. */
  elementNames: readonly string[];
  fonts: readonly PersonalizationFont[];
  /** Thread color values as `#rrggbb`; empty for techniques without color, such as etching. */
  colors: readonly { code: string; name: string; color: string }[];
  /** Per item. */
  price: Cents;
  /** The product without any text: what a preview starts from. */
  picture: ResponsiveImage;
}

/** Returns true if the personalization is made in-house. MONO-04 */
export function isInHouse(type: PersonalizationType): boolean {
  return type === personalizationType.inHouseEmbroidery || type === personalizationType.inHouseEtching;
}
