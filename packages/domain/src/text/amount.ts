import type { Cents, Currency } from '../site/brand.ts';
import { getCurrencyDigits } from '../site/money.ts';
import { plainText } from './plain-text.ts';

const dollars =
  /^(?:(?:US|CAD?|C)\s?\$|\$\s?(?:US|CAD?)?|USD|CAD)\s*|\s*(?:\$\s?(?:US|CAD?)?|(?:US|CAD?|C)\s?\$|USD|CAD|dollars?)$/gi;
const whole = /^\d{1,9}$|^[1-9]\d{0,2}(?:([ ,.'’])\d{3})(?:\1\d{3})?$/;

/** Whether a language writes decimals after a comma. */
const usesComma = (locale: string) => new Intl.NumberFormat(locale).format(0.5).includes(',');

/** Symbol, short symbol and name of a currency in a language. */
const getSigns = (locale: string, currency: Currency) =>
  (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(5)
      .flatMap(({ type, value }) => (type === 'currency' ? [plainText(value)] : [])),
  );

/** Finds a currency at either end of a text: its code, and its signs in the language and in English. */
function getSignPattern(locale: string, currency: Currency): RegExp {
  if (currency === 'USD' || currency === 'CAD') return dollars;
  const signs = [currency, ...getSigns(locale, currency), ...getSigns('en', currency)];
  const any = signs.map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`^(?:${any})\\s*|\\s*(?:${any})$`, 'giu');
}

/** Splits the digits after the decimal sign from the rest; three digits are decimals after the sign of the language. */
function splitDecimals(text: string, digits: number, sign: string): readonly [units: string, decimals: string] {
  if (digits === 0) return [text, ''];
  const short = /^(.*?)[.,](\d{1,2})$/.exec(text);
  const long = digits > 2 ? new RegExp(`^(.*?)[${sign}](\\d{3,${digits}})$`).exec(text) : null;
  const [, units = text, decimals = ''] = short ?? long ?? [];
  return [units, decimals];
}

/**
 * Reads an amount of dollars or of another currency, such as '12.50', '$1,250.50' or '1 250,50 $', in the currency's
 * smallest unit; `null` if it is not one, or could be two. One or two digits after the last comma or period are cents,
 * three are thousands; three after the decimal sign of the language could be either. A currency without cents has no
 * decimals, one of three digits has them after the decimal sign of the language. CART-19, TWO-10
 */
export function readAmount(entry: string, locale: string, currency: Currency = 'USD'): Cents | null {
  const digits = getCurrencyDigits(currency);
  const sign = usesComma(locale) ? ',' : '.';
  const text = plainText(entry)
    .trim()
    .replace(getSignPattern(locale, currency), '')
    .replace(/(\d)[.,]$/, '$1');
  const [units, decimals] = splitDecimals(text, digits, sign);
  if (units === '' && decimals === '') return null;
  const { 0: read, 1: separator } = whole.exec(units || '0') ?? [];
  if (read === undefined) return null;
  const isRepeated = separator !== undefined && units.split(separator).length > 2;
  const decimal = decimals === '' ? sign : text.at(-1 - decimals.length);
  if (digits > 0 && separator === decimal && !(decimals === '' && isRepeated)) return null;
  return Number(read.replace(/\D/g, '')) * 10 ** digits + Number(decimals.padEnd(digits, '0'));
}

/** Writes an amount for a field that `readAmount` reads, without the sign of the currency: '1250.50'. TWO-10 */
export function toAmountEntry(amount: Cents, locale: string, currency: Currency): string {
  const digits = getCurrencyDigits(currency);
  const text = (amount / 10 ** digits).toFixed(digits);
  // Three digits after a period are thousands in a language that writes a comma.
  return digits > 2 && usesComma(locale) ? text.replace('.', ',') : text;
}
