import {
  listingSorts,
  type ProductFacetKey,
  productFacetKeys,
  type ProductQuery,
  type ProductResults,
  withoutProductFilters,
  withProductValues,
} from '@settee/domain';
import { useOnEvent } from '../../events.ts';
import type { BrowseMessages } from '../messages.ts';

interface ProductFiltersInput {
  results: ProductResults;
  query: ProductQuery;
  onQuery: (query: ProductQuery) => void;
  labels: BrowseMessages;
}

/** Filters and order: each change is an event and a new query. */
export function useProductFilters({ results, query, onQuery, labels }: ProductFiltersInput) {
  const onEvent = useOnEvent();
  const change = (label: string, next: ProductQuery) => {
    onEvent({ type: 'filterInteraction', label });
    onQuery(next);
  };
  const labelOf = (key: ProductFacetKey, value: string) =>
    results.facets.find((facet) => facet.key === key)?.values.find((one) => one.key === value)?.label ?? value;
  const setValues = (key: ProductFacetKey, values: readonly string[]) => {
    const before = query.values[key] ?? [];
    const changed = [...values, ...before].find((value) => values.includes(value) !== before.includes(value));
    change(changed === undefined ? labels.facets[key] : labelOf(key, changed), withProductValues(query, key, values));
  };
  return {
    setValues,
    chips: productFacetKeys.flatMap((key) =>
      (query.values[key] ?? []).map((value) => ({ key: `${key} ${value}`, label: labelOf(key, value) })),
    ),
    clear: () => change(labels.clearAll, withoutProductFilters(query)),
    sort: (typed: string) => {
      const sort = listingSorts.find((one) => one === typed) ?? query.sort;
      change(labels.sorts[sort], { ...query, sort, page: 1 });
    },
    removeChip: (chip: string) => {
      const key = productFacetKeys.find((one) => chip.startsWith(`${one} `));
      if (key)
        setValues(
          key,
          (query.values[key] ?? []).filter((value) => chip !== `${key} ${value}`),
        );
    },
  };
}

export type ProductFilters = ReturnType<typeof useProductFilters>;
