const flag = /^scroll=true$/;

/** The page should open with its fabric or leather drawer in view. PDP-11 */
export const hasScrollFlag = (search: string): boolean =>
  search
    .replace(/^\?/, '')
    .split('&')
    .some((part) => flag.test(part));

/** A query without the flag `scroll=true`; every other part stays as it was written. PDP-12 */
export function withoutScrollFlag(search: string): string {
  const parts = search.replace(/^\?/, '').split('&');
  const rest = parts.filter((part) => !flag.test(part));
  if (rest.length === parts.length) return search;
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
