import type { SiteCulture } from '../site/brand.ts';
import type { FieldError } from '../field-error.ts';
import { isPasted, plainText } from '../text/plain-text.ts';

const US = /^\d{5}$/;

// The panel rejects D F I O Q U only at the start, the form at any position; README decision 6 preserves both.
const PANEL_SHAPE: Record<SiteCulture, RegExp> = {
  USA: US,
  CANADA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
};
/** Form of the postal codes of a country. `isDigits` opens the keyboard for numbers. */
export interface PostalCodeForm {
  pattern: RegExp;
  maxLength: number;
  isDigits?: boolean;
}

/** Form of a postal code of an address. */
export const postalCodeShape: Readonly<Record<SiteCulture, RegExp>> = {
  USA: US,
  CANADA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

/** Longest entry in characters. ZIP-14, ZIP-15, SWATCH-48 */
export const postalCodeMaxLength: Readonly<Record<SiteCulture, number>> = { USA: 5, CANADA: 7 };

/**
 * A postal code without what is around and in it: the second part of a ZIP+4, other separators of a Canadian code, a
 * period. What is not complete is left alone.
 */
export function readPostalCode(entry: string): string {
  const code = plainText(entry).trimStart();
  const [, zip] = /^(\d{5})(?:[ -]?\d{4})?[ .,]*$/.exec(code) ?? [];
  const [, area, unit] = /^([a-z]\d[a-z])[ -]+(\d[a-z]\d)[ .,]*$/i.exec(code) ?? [];
  return zip ?? (area ? `${area} ${unit}` : code);
}

/** An entry of a postal code as its field shows it. A character too many is not taken, nor is a longer code. SWATCH-48 */
export function formatPostalCode(typed: string, previous: string, maxLength: number): string {
  const code = readPostalCode(typed);
  return code.length > maxLength && !isPasted(typed, previous) ? previous : code;
}

/** A postal code for storage: a Canadian one as it is written on mail, such as M5J 2N8. */
export function fitPostalCode(typed: string, country: string): string {
  const code = readPostalCode(typed).trim().toUpperCase();
  const isCanadian = country === 'CAN' && postalCodeShape.CANADA.test(code);
  return isCanadian ? `${code.slice(0, 3)} ${code.slice(-3)}` : code;
}

/** An entry of the zip panel as its input shows it. ZIP-14 to ZIP-16 */
export function formatZipPanelCode(typed: string, siteCulture: SiteCulture, form?: PostalCodeForm): string {
  return readPostalCode(typed)
    .toUpperCase()
    .slice(0, form?.maxLength ?? postalCodeMaxLength[siteCulture]);
}

/** Validates the input of the zip or postal code panel; `form` is that of another country. ZIP-08 to ZIP-12 */
export function validateZipPanelCode(
  typed: string,
  siteCulture: SiteCulture,
  form?: PostalCodeForm,
): FieldError | null {
  const code = typed.trim();
  if (code === '') return 'missing';
  return (form?.pattern ?? PANEL_SHAPE[siteCulture]).test(code) ? null : 'invalid';
}
