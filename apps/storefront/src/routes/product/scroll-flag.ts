const flag = /^scroll=true$/;

/** A query without the flag `scroll=true`; every other part stays as it was written. PDP-12 */
export function withoutScrollFlag(search: string): string {
  const parts = search.replace(/^\?/, '').split('&');
  const rest = parts.filter((part) => !flag.test(part));
  if (rest.length === parts.length) return search;
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
