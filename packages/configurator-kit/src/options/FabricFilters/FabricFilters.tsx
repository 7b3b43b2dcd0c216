'use client';

import {
  countSelected,
  defaultSortType,
  shownPills,
  sortTypes,
  type BrowseFacet,
  parseSortType,
  untoggledSortType,
} from '@settee/domain';
import { FacetGroup, FilterPanel, type SortOption, SortMenu, Switch } from '@settee/ui';
import { choiceColors } from '../choice-colors.ts';
import type { FabricBrowserMessages } from '../browse-messages.ts';
import type { FabricBrowserControl } from '../useFabricBrowser.ts';
import * as css from './FabricFilters.css.ts';

export interface FabricFiltersProps {
  browser: FabricBrowserControl;
  /** Pills of the older popup, or boxes of the newer modal's facets. */
  layout: 'pills' | 'boxes';
  clearLabel: string;
  /** Applies the selected filters. FILTER-10 */
  onApply: () => void;
  labels: FabricBrowserMessages;
}

/** The orders with their words. FILTER-08 */
export function sortOptions(labels: FabricBrowserMessages): readonly SortOption[] {
  return sortTypes.map((sort) => ({ key: String(sort), label: labels.sortLabel(sort) }));
}

/** Values of a facet with the number of choices they leave; one that leaves none is disabled. */
function offeredValues(facet: BrowseFacet, browser: FabricBrowserControl, layout: FabricFiltersProps['layout']) {
  const selected = browser.filters.values[facet.key] ?? [];
  const colors = facet.isColor ? choiceColors(facet, browser.groups, browser.appliedGroups) : null;
  const offered = layout === 'pills' ? shownPills(facet.values) : facet.values;
  return offered.map(({ key, label }) => {
    const count = browser.counts.get(facet.key)?.get(key) ?? 0;
    const color = colors?.get(key);
    return { value: key, label, count, disabled: count === 0 && !selected.includes(key), ...(color && { color }) };
  });
}

/** Filters and order, collected until they are applied. FILTER-09 */
export function FabricFilters({ browser, layout, clearLabel, onApply, labels }: FabricFiltersProps) {
  const { facets, filters, toggleTitle, setValues, sort, clear } = browser;
  const isEmpty = countSelected(filters.values) === 0 && (layout === 'boxes' || filters.sort === defaultSortType);
  return (
    <FilterPanel
      title={labels.filterTitle}
      hideTitle
      onApply={onApply}
      applyLabel={labels.apply}
      onClearAll={clear}
      clearLabel={clearLabel}
      isEmpty={isEmpty}
      className={css.root}
    >
      {toggleTitle && (
        <div className={css.toggle}>
          <Switch
            label={toggleTitle}
            checked={filters.sort === defaultSortType}
            onChange={({ target }) => sort(target.checked ? defaultSortType : untoggledSortType)}
          />
        </div>
      )}
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.key}
          label={facet.label}
          layout={layout}
          values={offeredValues(facet, browser, layout)}
          selected={filters.values[facet.key] ?? []}
          onSelectedChange={(values) => setValues(facet.key, values)}
          selectedLabel={labels.selected}
          defaultOpen={index < 2}
        />
      ))}
      <SortMenu
        layout="list"
        label={labels.sort}
        options={sortOptions(labels)}
        value={String(filters.sort)}
        onValueChange={(key) => sort(parseSortType(key))}
      />
    </FilterPanel>
  );
}
