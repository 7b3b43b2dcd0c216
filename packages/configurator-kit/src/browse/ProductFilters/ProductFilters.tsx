'use client';

import type { ProductFacet, ProductFacetKey, ProductQuery } from '@settee/domain';
import { FacetGroup, FilterPanel, withRef } from '@settee/ui';
import { type BrowseMessages, browseMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ProductFilters.css.ts';

export interface ProductFiltersProps extends RootRef<HTMLFormElement> {
  /** Groups of filters with the number of products behind each value. */
  facets: readonly ProductFacet[];
  /** Chosen values, which may be ahead of `facets`. */
  query: Pick<ProductQuery, 'values'>;
  /** Applies the values of a group at once. */
  onValuesChange: (key: ProductFacetKey, values: readonly string[]) => void;
  /** Removes all filters. */
  onClear: () => void;
  /** Words and action of the button that leaves the overlay around the filters. */
  leave?: { label: string; onLeave: () => void };
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<BrowseMessages> | undefined;
}

/** Order from the most used group; these start open. */
const shownOrder: readonly ProductFacetKey[] = ['category', 'price', 'width', 'color', 'material', 'show'];
const startOpen: readonly ProductFacetKey[] = ['category', 'price', 'color'];

/** Filters of products with the number of products behind each; applied as soon as they are chosen. */
export const ProductFilters = withRef(function ProductFilters({
  facets,
  query,
  onValuesChange,
  onClear,
  leave,
  messages,
  ref,
}: ProductFiltersProps) {
  const labels = useWords('browse', browseMessages, messages);
  const isEmpty = shownOrder.every((key) => (query.values[key] ?? []).length === 0);
  return (
    <FilterPanel
      ref={ref}
      title={labels.filterTitle}
      hideTitle
      isEmpty={isEmpty}
      className={leave ? css.layer : css.side}
      {...(leave && {
        onClearAll: onClear,
        clearLabel: labels.clearAll,
        onApply: leave.onLeave,
        applyLabel: leave.label,
      })}
    >
      {shownOrder.flatMap((key) => {
        const facet = facets.find((one) => one.key === key);
        const selected = query.values[key] ?? [];
        if (!facet || (facet.values.length < 2 && selected.length === 0)) return [];
        return (
          <FacetGroup
            key={key}
            label={labels.facets[key]}
            values={facet.values.map(({ key: value, label, count, color }) => ({
              value,
              label,
              count,
              ...(color !== '' && { color }),
            }))}
            selected={selected}
            onSelectedChange={(values) => onValuesChange(key, values)}
            selectedLabel={labels.selected}
            defaultOpen={selected.length > 0 || startOpen.includes(key)}
          />
        );
      })}
    </FilterPanel>
  );
});
