/** A whole number as English writes it, such as '1,234'; the first use of `Intl` in a page takes 50 ms, and more on a phone. */
export function pluralize(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
