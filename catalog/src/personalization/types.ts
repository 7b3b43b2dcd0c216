import type { Cents, FontAttributes, Sku } from '@settee/domain';
import type { CatalogImage } from '../pictures/types.ts';
import type { PerSite } from '../site-types.ts';

/** Font rules for valid characters; its outlines are in `catalog/fonts/{code}.glyphs`. MONO-02, MONO-08 */
export interface CatalogFont extends FontAttributes {
  code: string;
  name: string;
}

export interface CatalogThread {
  code: string;
  name: string;
  /** `#rrggbb` */
  color: string;
}

/** A place on the picture that text is drawn into; in thousandths of the picture's width, from its upper left corner. */
export interface LetteringArea {
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Clockwise, in degrees. */
  turn: number;
}

/** Location of the text, such as 'Left chest'. An image of several identical products has one area for each. */
export interface CatalogLocation {
  name: string;
  areas: readonly LetteringArea[];
}

/** Personalization of a product. Types: in-house embroidery 700, in-house etching 705. MONO-03, MONO-04 */
export interface CatalogPersonalization {
  type: 700 | 705;
  templateName: string;
  /** The product close by, without text. */
  picture: CatalogImage;
  locations: readonly CatalogLocation[];
  /** Element names of the lines, in their order. */
  lines: readonly string[];
  fonts: readonly CatalogFont[];
  /** Empty if no thread color can be chosen, as for etching. */
  threads: readonly CatalogThread[];
  /** Price per item. */
  price: PerSite<Cents>;
  /** Sku of the work itself. */
  serviceSku: Sku;
  extraDays: number;
}
