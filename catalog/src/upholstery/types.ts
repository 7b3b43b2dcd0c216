import type { Upholstery } from '../range.ts';
import type { DayRange } from '../site-types.ts';

/** Feature of a fabric or leather. SUMM-06 */
export interface MaterialFeature {
  key: string;
  name: string;
  svgId: string;
}

/** Data of a fabric or leather that does not depend on the color. */
export interface UpholsteryLine {
  /** Its price group. */
  group: string;
  material: 'fabric' | 'leather';
  title: string;
  subtitle: string;
  typeName: string;
  /** Surcharge in US dollars. */
  dollars: number;
  content: string;
  origin: string;
  /** Keys of `materialFeatures`. */
  features: readonly string[];
  care: readonly string[];
  comfort: { text: string; scale: number };
  deliveryDays: DayRange;
  covers: readonly Upholstery[];
}
