import type { Cents, Sku } from '../site/brand.ts';

/** An attribute of a choice, such as swatch-in-stock. CHOICE-01 */
export interface ChoiceAttribute {
  attributeId: string;
  value: string;
}

/** Picture URLs of a choice per device and density. CHOICE-01 */
export interface ChoiceImages {
  desktop: string;
  desktopHiRes: string;
  mobile: string;
  mobileHiRes: string;
}

/** CHOICE-03; `addPrice` in cents. */
export interface ChoiceDetails {
  addPrice: Cents;
  careInstructions: readonly { description: string; fabricIconPath: string }[];
  features: readonly string[];
  content: string;
  origin: string;
  images: readonly string[];
  subtitle: string;
  shopThisSwatchUrl: string;
  swatchInStock: boolean;
  instagramHandle: string;
  /** Feel of the material, as text and from 1 (soft) to 5 (crisp); missing or `null` if not applicable. FLY-09 */
  comfort?: { text: string; scale: number } | null | undefined;
  products: readonly { title: string; imageUrl: string; url: string }[];
}

/** One thing a shopper can choose for an option. CHOICE-01 */
export interface Choice {
  code: number;
  title: string;
  text: string;
  subtitle: string;
  description: string;
  typeName: string;
  attributes?: readonly ChoiceAttribute[] | undefined;
  /** The backend's own spelling; read with `getAttributes`. CHOICE-02 */
  choiceAttibutes?: readonly ChoiceAttribute[] | undefined;
  images: ChoiceImages;
  isSelected: boolean;
  isDisabled: boolean;
  isStock: boolean;
  matchingSkus: readonly Sku[];
  sequence: number;
  priceGroupCode: string;
  swatchName: string;
  /** Background color while the swatch image loads, `#rrggbb`; empty without one. */
  color: string;
  formattedPrice: string;
  additionalDetails: ChoiceDetails;
}

/** Choices under one heading; prices in cents. CHOICE-05 */
export interface ChoiceGroup {
  header: {
    title: string;
    subtitle: string;
    code: string;
    currentPrice: Cents;
    regularPrice: Cents;
    count: number;
  };
  choices: readonly Choice[];
  groupType: string;
}
