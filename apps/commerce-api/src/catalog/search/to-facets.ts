import {
  type CategorySummary,
  formatPriceInText,
  priceRanges,
  type ProductFacet,
  type ProductFacetKey,
  type ProductFacetValue,
  productFacetKeys,
  type ProductQuery,
  type ProductRange,
  productShows,
  type ShopSite,
  widthRanges,
} from '@settee/domain';
import type { ProductSearchResult } from '../../platform/ports/product-search.ts';
import { languageOf } from '../language/language.ts';
import type { SearchLanguage } from '../language/types.ts';

type Category = Pick<CategorySummary, 'code' | 'title'>;
type Label = Omit<ProductFacetValue, 'count'>;

function rangeLabel({ from, to }: ProductRange, { rangeLabels }: SearchLanguage, text: (amount: number) => string) {
  if (to === null) return rangeLabels.over(text(from));
  return from === 0 ? rangeLabels.under(text(to)) : rangeLabels.between(text(from), text(to));
}

/** The values of each filter in their order. */
function getLabels(
  site: ShopSite,
  categories: readonly Category[],
): Readonly<Record<ProductFacetKey, readonly Label[]>> {
  const language = languageOf(site);
  const attributes = (table: SearchLanguage['colors']) =>
    Object.entries(table).map(([key, { label, color }]) => ({ key, label, color }));
  const price = (cents: number) => formatPriceInText(cents, site);
  return {
    category: categories.map(({ code, title }) => ({ key: code, label: title, color: '' })),
    color: attributes(language.colors),
    material: attributes(language.materials),
    price: priceRanges.map((range) => ({ key: range.key, label: rangeLabel(range, language, price), color: '' })),
    width: widthRanges.map((range) => ({
      key: range.key,
      label: rangeLabel(range, language, language.inches),
      color: '',
    })),
    show: productShows.map((key) => ({ key, label: language.shows[key].label, color: '' })),
  };
}

/** The filters that a page offers; values without products are left out unless they are chosen. */
export function toFacets(
  counts: ProductSearchResult['counts'],
  { values }: ProductQuery,
  given: { site: ShopSite; categories: readonly Category[] },
): ProductFacet[] {
  const labels = getLabels(given.site, given.categories);
  return productFacetKeys.flatMap((key) => {
    const chosen = values[key] ?? [];
    const offered = labels[key]
      .map((label) => ({ ...label, count: counts[key].get(label.key) ?? 0 }))
      .filter((value) => value.count > 0 || chosen.includes(value.key));
    return offered.length > 0 ? [{ key, values: offered }] : [];
  });
}
