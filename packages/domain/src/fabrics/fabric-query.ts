import { type FabricGroup, fabricGroups, type FabricSort, fabricSorts } from './fabric.ts';
import { freeSwatchesUrl } from './free-swatches-url.ts';

/** Filters, order and how many pages are shown. FABRIC-03 */
export interface FabricQuery {
  values: Readonly<Partial<Record<FabricGroup, readonly string[]>>>;
  sort: FabricSort;
  /** From 1. */
  page: number;
}

/** The first page of all fabrics, without filters. */
export const allFabrics: FabricQuery = { values: {}, sort: 'featured', page: 1 };

/** Maximum page number, and maximum number of values per group. */
const limits = { page: 999, values: 50 } as const;

const isKey = (typed: string) => /^[a-z\d]+(-[a-z\d]+)*$/.test(typed);
const isFilled = (values: readonly string[] | undefined): values is readonly string[] => !!values && values.length > 0;

/** Parses the values of a group; also accepts a plus sign decoded as a space. FABRIC-04 */
function parseValues(typed: string | null): readonly string[] {
  const keys = (typed ?? '').slice(0, 1000).split(/[+ ]/).filter(isKey);
  return [...new Set(keys)].slice(0, limits.values);
}

function parsePage(typed: string | null): number {
  return typed !== null && /^[1-9]\d{0,2}$/.test(typed) ? Math.min(Number(typed), limits.page) : 1;
}

/** Parses a query, such as that of a URL; drops unknown values. FABRIC-03, FABRIC-04 */
export function parseFabricQuery(query: { get(name: string): string | null }): FabricQuery {
  const filled = fabricGroups.flatMap((group) => {
    const values = parseValues(query.get(group));
    return isFilled(values) ? [[group, values] as const] : [];
  });
  const sort = fabricSorts.find((one) => one === query.get('sort')) ?? allFabrics.sort;
  return { values: Object.fromEntries(filled), sort, page: parsePage(query.get('page')) };
}

/** 'group=key1+key2' parts joined by '&', those that are not as usual; empty when all is as usual. FABRIC-04 */
export function fabricQuery({ values, sort, page }: FabricQuery): string {
  const groups = fabricGroups.flatMap((group) => {
    const keys = values[group];
    return isFilled(keys) ? [`${group}=${keys.join('+')}`] : [];
  });
  const order = sort === allFabrics.sort ? [] : [`sort=${sort}`];
  const pages = page > 1 ? [`page=${page}`] : [];
  return [...groups, ...order, ...pages].join('&');
}

/** The address of the page with filters, order and pages. FABRIC-01, FABRIC-04 */
export function fabricsUrl(query: FabricQuery): string {
  const text = fabricQuery(query);
  return text === '' ? freeSwatchesUrl : `${freeSwatchesUrl}?${text}`;
}

/** Puts the values of a group in place of those before, from the first page on. */
export function withFabricValues(query: FabricQuery, group: FabricGroup, keys: readonly string[]): FabricQuery {
  const { [group]: _before, ...rest } = query.values;
  return { ...query, values: keys.length > 0 ? { ...rest, [group]: keys } : rest, page: 1 };
}

/** Clears the filters and preserves the sort order. */
export function withoutFabricFilters({ sort }: FabricQuery): FabricQuery {
  return { ...allFabrics, sort };
}
