import type { SiteCulture } from '../site/brand.ts';
import type { FieldError } from '../field-error.ts';

const US = /^\d{5}$/;

// The panel rejects D F I O Q U only at the start, the form at any position; README decision 6 preserves both.
const PANEL_SHAPE: Record<SiteCulture, RegExp> = {
  USA: US,
  CANADA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
};
/** Form of a postal code of an address. */
export const postalCodeShape: Readonly<Record<SiteCulture, RegExp>> = {
  USA: US,
  CANADA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

/** Longest entry in characters. ZIP-14, ZIP-15, SWATCH-48 */
export const postalCodeMaxLength: Readonly<Record<SiteCulture, number>> = { USA: 5, CANADA: 7 };

/** A postal code for storage: a Canadian one as it is written on mail, such as M5J 2N8. */
export function fitPostalCode(typed: string, country: string): string {
  const code = typed.trim().toUpperCase();
  const isCanadian = country === 'CAN' && postalCodeShape.CANADA.test(code);
  return isCanadian ? `${code.slice(0, 3)} ${code.slice(-3)}` : code;
}

/** An entry of the zip panel as its input shows it. ZIP-14 to ZIP-16 */
export function formatZipPanelCode(typed: string, siteCulture: SiteCulture): string {
  return typed.trimStart().toUpperCase().slice(0, postalCodeMaxLength[siteCulture]);
}

/** Validates the input of the zip or postal code panel. ZIP-08 to ZIP-12 */
export function validateZipPanelCode(typed: string, siteCulture: SiteCulture): FieldError | null {
  const code = typed.trim();
  if (code === '') return 'missing';
  return PANEL_SHAPE[siteCulture].test(code) ? null : 'invalid';
}
