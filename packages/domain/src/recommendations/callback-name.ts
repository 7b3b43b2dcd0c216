/** The callback of the recommendation feeds. XSELL-09, XSELL-10 */
export const feedCallback = '/browse/widget/MainPi';

/** A callback's name as a function can be called: what a name cannot hold is replaced by underscores. XSELL-09 */
export function callbackName(callback: string): string {
  const name = callback.replace(/[^A-Za-z0-9_$]/g, '_');
  return /^\d/.test(name) ? `_${name}` : name;
}
