import type { Cents, Currency, SiteCulture } from './brand.ts';

/** Language and currency of written amounts. */
export interface PriceFormat {
  /** BCP 47 language tag. */
  locale: string;
  currency: Currency;
}

const formatsOfCulture: Record<SiteCulture, PriceFormat> = {
  USA: { locale: 'en-US', currency: 'USD' },
  CANADA: { locale: 'en-CA', currency: 'CAD' },
};

/** Format of the amounts of a country's site in English. */
export function getPriceFormat(siteCulture: SiteCulture): PriceFormat {
  return formatsOfCulture[siteCulture];
}

/** Signs of the two formats that requirements quote. */
const signs: Readonly<Record<string, string>> = { 'en-US USD': '$', 'en-CA CAD': 'CAD ' };

const formats = new Map<string, Intl.NumberFormat>();

function getFormat({ locale, currency }: PriceFormat): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}

/** Decimals of a currency: amounts are in its smallest unit, of which a dollar has a hundred, a yen none, a dinar a thousand. */
export function getCurrencyDigits(currency: Currency): number {
  return getFormat({ locale: 'en', currency }).resolvedOptions().maximumFractionDigits ?? 0;
}

function withIntl(amount: number, format: PriceFormat): string {
  const units = amount / 10 ** getCurrencyDigits(format.currency);
  // Runtimes have different narrow spaces, and a page must not differ between server and browser.
  return getFormat(format).format(units).replaceAll('\u202f', '\u00a0');
}

/**
 * Formats an amount in cents: '$1,234.50' and '-$1,234.50', on the Canadian site 'CAD 1,234.50', in Canadian French
 * '1 234,50 $'. A country means its site in English. SITE-09, SITE-10, SITE-11, SITE-12, SITE-13
 * The two English formats do without Intl, which formats as 'CA$' with a no-break space in some runtimes and is slower
 * in long lists.
 */
export function formatPrice(cents: Cents, format: PriceFormat | SiteCulture): string {
  if (!Number.isSafeInteger(cents))
    throw new RangeError(`A price must be whole cents, got ${cents}; round it where it arises`);
  const { locale, currency } = typeof format === 'string' ? formatsOfCulture[format] : format;
  const sign = signs[`${locale} ${currency}`];
  if (sign === undefined) return withIntl(cents, { locale, currency });
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const units = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${sign}${units}.${digits.slice(-2)}`;
}

/** Formats an amount within a sentence: whole dollars have no cents, '$500' and '$14.95', in Canadian French '500 $'. SITE-09 */
export function formatPriceInText(cents: Cents, format: PriceFormat | SiteCulture): string {
  return formatPrice(cents, format).replace(/[.,]00(?=\D*$)/, '');
}
