import type { SiteCulture } from '../site/brand.ts';
import type { FieldError } from './field-error.ts';

const US = /^\d{5}$/;

// The panel rejects D F I O Q U only at the start, the form at any position; README decision 6 preserves both.
const PANEL_SHAPE: Record<SiteCulture, RegExp> = {
  USA: US,
  CANADA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
};
const FORM_SHAPE: Record<SiteCulture, RegExp> = {
  USA: US,
  CANADA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

/** Longest entry in characters. ZIP-14, ZIP-15, SWATCH-48 */
export const postalCodeMaxLength: Readonly<Record<SiteCulture, number>> = { USA: 5, CANADA: 7 };

function validateShape(typed: string, shape: RegExp): FieldError | null {
  const code = typed.trim();
  if (code === '') return 'missing';
  return shape.test(code) ? null : 'invalid';
}

/** An entry of the zip panel as its input shows it. ZIP-14 to ZIP-16 */
export function formatZipPanelCode(typed: string, siteCulture: SiteCulture): string {
  return typed.trimStart().toUpperCase().slice(0, postalCodeMaxLength[siteCulture]);
}

/** Validates the input of the zip or postal code panel. ZIP-08 to ZIP-12 */
export function validateZipPanelCode(typed: string, siteCulture: SiteCulture): FieldError | null {
  return validateShape(typed, PANEL_SHAPE[siteCulture]);
}

/** Validates the postal code of an address form. SWATCH-46, SWATCH-47, SWATCH-49 */
export function validatePostalCode(typed: string, siteCulture: SiteCulture): FieldError | null {
  return validateShape(typed, FORM_SHAPE[siteCulture]);
}
