import type { Cents } from '../site/brand.ts';
import { plainText } from './plain-text.ts';

const currency =
  /^(?:(?:US|CAD?|C)\s?\$|\$\s?(?:US|CAD?)?|USD|CAD)\s*|\s*(?:\$\s?(?:US|CAD?)?|(?:US|CAD?|C)\s?\$|USD|CAD|dollars?)$/gi;
const whole = /^\d{1,9}$|^[1-9]\d{0,2}(?:([ ,.'’])\d{3})(?:\1\d{3})?$/;

/** Whether a language writes decimals after a comma. */
const usesComma = (locale: string) => new Intl.NumberFormat(locale).format(0.5).includes(',');

/**
 * Reads an amount of dollars, such as '12.50', '$1,250.50' or '1 250,50 $'; `null` if it is not one, or could be two.
 * One or two digits after the last comma or period are cents, three are thousands; three after the decimal sign of the
 * language could be either. CART-19, TWO-10
 */
export function readAmount(entry: string, locale: string): Cents | null {
  const text = plainText(entry)
    .trim()
    .replace(currency, '')
    .replace(/(\d)[.,]$/, '$1');
  const [, dollars = text, cents = ''] = /^(.*?)[.,](\d{1,2})$/.exec(text) ?? [];
  if (dollars === '' && cents === '') return null;
  const { 0: read, 1: separator } = whole.exec(dollars || '0') ?? [];
  if (read === undefined) return null;
  const decimal = cents === '' ? (usesComma(locale) ? ',' : '.') : text.at(-1 - cents.length);
  const isRepeated = separator !== undefined && dollars.split(separator).length > 2;
  if (separator === decimal && !(cents === '' && isRepeated)) return null;
  return Number(read.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
