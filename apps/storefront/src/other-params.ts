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
  // The step, or a recipient in it, was opened from the review; or a wallet or the bank returned the shopper to it.
  [/^\/checkout\//, /^(from|recipient|payment|wallet|walletNonce|walletResult)$/],
  [/^\/account\/login$/, /^(returnUrl|isRedirect|error)$/],
  [/^\/(account|newsletter)(\/|$)/, /^(action|token|from)$/],
  [/^\/[^/]+\/s\d+$/, /^(option\.\d+|scroll)$/i],
  [/^\/[^/]+$/, new RegExp(`^(${listing})$`)],
];

const partsOf = (query: string) => query.replace(/^\?/, '').split('&').filter(Boolean);
const nameOf = (part: string) => decoded(part.replace(/=.*/s, '').replaceAll('+', ' '));
const pathOf = (address: string) => address.replace(/[?#].*/s, '');
const ownOf = (pathname: string) => ownParams.find(([path]) => path.test(pathname))?.[1];

const isOwn = (names: readonly (RegExp | undefined)[], part: string) => names.some((own) => own?.test(nameOf(part)));

/** The parameters at the present address that neither of two pages has for itself, as they are written. */
const othersOf = (path: string, { pathname, search }: Address) =>
  partsOf(search).filter((part) => !isOwn([ownOf(pathname), ownOf(path)], part));

/** Names and values of the same parameters, for the hidden fields of a form that opens `path`. */
export const otherFields = (path: string, present: Address): (readonly [name: string, value: string])[] =>
  othersOf(path, present).flatMap((part) => [...new URLSearchParams(part)]);

/**
 * An address of the shop with the parameters of the present one that neither of the two pages has for itself, such as
 * those of a campaign; they stay as they are written. Decision 8
 */
export function withOtherParams(to: string, present: Address): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/s.exec(to) ?? [];
  const others = othersOf(path, present);
  if (others.length === 0) return to;
  const parts = partsOf(query);
  const given = new Set(parts.map(nameOf));
  const all = [...parts, ...others.filter((part) => !given.has(nameOf(part)))].join('&');
  return path + (all && `?${all}`) + hash;
}

/** The same for a link; one to another page gets no parameters of others. */
export const linkWithOtherParams = (to: string, present: Address): string =>
  pathOf(to) === present.pathname ? withOtherParams(to, present) : to;
