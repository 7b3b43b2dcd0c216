const formats = new Map<string, Intl.NumberFormat>();

/** Runtimes have different narrow spaces, and a page must not differ between server and browser. */
const write = (format: Intl.NumberFormat, count: number) => format.format(count).replaceAll('\u202f', '\u00a0');

function formatOf(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: Math.max(digits, 3) });
  formats.set(key, format);
  return format;
}

/**
 * A number in a language, such as '1,234'. English does without `Intl`: its first use in a page takes 50 ms, and more on
 * a phone.
 */
export function formatCount(count: number, locale = 'en-US'): string {
  if (locale.startsWith('en') && Number.isInteger(count)) return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return write(formatOf(locale, 0), count);
}

/** An average with one decimal, such as '4.6'. */
export function formatRating(rating: number, locale = 'en-US'): string {
  return locale.startsWith('en') ? rating.toFixed(1) : write(formatOf(locale, 1), Number(rating.toFixed(1)));
}
