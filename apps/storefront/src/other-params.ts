import { decoded } from '@settee/domain';

/** Path without its language, and query with its question mark. */
export interface Address {
  pathname: string;
  search: string;
}

const listing = 'category|color|material|width|price|show|sort|page';

/** Names of the parameters that a page reads and writes, by path; the first that matches counts. */
const ownParams: readonly (readonly [path: RegExp, names: RegExp])[] = [
  [/^\/free-swatches$/, /^(features|colorgroup|fabrictype|sort|page)$/],
  [/^\/search$/, new RegExp(`^(q|collectionCode|itemTypeCode|${listing})$`)],
  [/^\/stores$/, /^zip$/],
  [/^\/compare$/, /^skus$/],
  [/^\/Favorites\/$/, /^list$/],
  [/^\/order-(status|return)$/, /^order$/],
  // The step was opened from the review, or a wallet or the bank returned the shopper to it.
  [/^\/checkout\//, /^(from|payment|wallet|walletNonce|walletResult)$/],
  [/^\/account\/login$/, /^(returnUrl|isRedirect|error)$/],
  [/^\/(account|newsletter)(\/|$)/, /^(action|token)$/],
  [/^\/[^/]+\/s\d+$/, /^(option\.\d+|scroll)$/i],
  [/^\/[^/]+$/, new RegExp(`^(${listing})$`)],
];

const partsOf = (query: string) => query.replace(/^\?/, '').split('&').filter(Boolean);
const nameOf = (part: string) => decoded(part.replace(/=.*/s, '').replaceAll('+', ' '));
const pathOf = (address: string) => address.replace(/[?#].*/s, '');
const ownOf = (pathname: string) => ownParams.find(([path]) => path.test(pathname))?.[1];

/**
 * An address of the shop with the parameters of the present one that neither of the two pages has for itself, such as
 * those of a campaign; they stay as they are written. Decision 81
 */
export function withOtherParams(to: string, present: Address): string {
  const others = partsOf(present.search);
  if (others.length === 0) return to;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/s.exec(to) ?? [];
  const own = [ownOf(present.pathname), ownOf(path)];
  const parts = partsOf(query);
  const given = new Set(parts.map(nameOf));
  const isOther = (name: string) => !given.has(name) && !own.some((names) => names?.test(name));
  const all = [...parts, ...others.filter((part) => isOther(nameOf(part)))].join('&');
  return path + (all && `?${all}`) + hash;
}

/** The same for a link; one to another page gets no parameters of others. */
export const linkWithOtherParams = (to: string, present: Address): string =>
  pathOf(to) === present.pathname ? withOtherParams(to, present) : to;
