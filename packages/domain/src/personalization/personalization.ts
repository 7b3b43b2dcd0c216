import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { Cents, Sku } from '../site/brand.ts';

/** Who personalizes, and how. MONO-04 */
export const personalizationType = {
  none: 0,
  legacy: 100,
  inHouseEmbroidery: 700,
  inHouseEtching: 705,
} as const;

export type PersonalizationType = (typeof personalizationType)[keyof typeof personalizationType];

/** What a font can be asked for; lengths in grapheme clusters. MONO-02 */
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
  /** Where its preview is; empty before one was drawn. */
  monogrammingImg: string;
}

/** Where an error shows: at the legend, at the summary or at lines, by element name. MONO-16 to MONO-19 */
export type ErrorPosition = 'legend' | 'summary' | readonly string[];

/** A personalization as far as it has come. MONO-02 */
export interface Personalization {
  lines: readonly PersonalizationLine[];
  fontAttributes: FontAttributes;
  hasError: boolean;
  isAddToCartDisabled: boolean;
  errorMsg: string;
  errorPos: ErrorPosition;
  isPersonalized: boolean;
}

/** What is asked to be drawn or kept. MONO-03 */
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

/** Why a design is not made. MONO-21 */
export interface PersonalizationError {
  businessErrorCode: string;
  businessErrorDescription: string;
  profaneTexts: readonly string[];
}

/** What a render answers. MONO-21 */
export interface RenderedDesign {
  imageUrl: string;
  hasError: boolean;
  error: PersonalizationError | null;
}

/** A font that a product can be lettered in, with a picture of some letters. */
export interface PersonalizationFont {
  code: string;
  name: string;
  imageUrl: string;
  fontAttributes: FontAttributes;
}

/** What can be written on a product, for its page. */
export interface PersonalizationOffer {
  type: PersonalizationType;
  templateName: string;
  /** Where the text can stand, such as 'Left chest'. */
  locations: readonly string[];
  /** Element names of the lines, in their order. */
  elementNames: readonly string[];
  fonts: readonly PersonalizationFont[];
  /** Colors of the thread as `#rrggbb`; none where nothing is colored, as in etching. */
  colors: readonly { code: string; name: string; color: string }[];
  /** Per item. */
  price: Cents;
  /** The product without any text: what a preview starts from. */
  picture: ResponsiveImage;
}

/** Whether the shop's own workroom makes it. MONO-04 */
export function isInHouse(type: PersonalizationType): boolean {
  return type === personalizationType.inHouseEmbroidery || type === personalizationType.inHouseEtching;
}
