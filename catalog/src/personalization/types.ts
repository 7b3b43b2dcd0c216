import type { Cents, Sku } from '@settee/domain';
import type { PerSite } from '../site-types.ts';

/** What decides whether a text can be made in a font. MONO-02, MONO-08 */
export interface CatalogFont {
  code: string;
  name: string;
  /** A whole line must match. */
  validationRegEx: string;
  /** In grapheme clusters. */
  minLength: number;
  maxLength: number;
}

export interface CatalogThread {
  code: string;
  name: string;
  /** `#rrggbb` */
  color: string;
}

/** What can be written on a product. Types: in-house embroidery 700, in-house etching 705. MONO-03, MONO-04 */
export interface CatalogPersonalization {
  type: 700 | 705;
  templateName: string;
  /** Where the text stands, such as 'Left chest'. */
  locationName: string;
  /** Element names of the lines, in their order. */
  lines: readonly string[];
  fonts: readonly CatalogFont[];
  /** Empty where there is no colour to choose, as in etching. */
  threads: readonly CatalogThread[];
  /** What it costs per item. */
  price: PerSite<Cents>;
  /** Sku of the work itself. */
  serviceSku: Sku;
  extraDays: number;
}
