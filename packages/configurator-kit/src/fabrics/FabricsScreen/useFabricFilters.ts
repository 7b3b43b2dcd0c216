import {
  type FabricGroup,
  fabricGroups,
  type fabricPageState,
  type FabricQuery,
  fabricSorts,
  withFabricValues,
  withoutFabricFilters,
} from '@settee/domain';
import { useOnEvent } from '../../events.ts';
import { filterLabel } from '../filter-label.ts';
import type { FabricMessages } from '../messages.ts';

interface FabricFiltersInput {
  page: ReturnType<typeof fabricPageState>;
  query: FabricQuery;
  onQuery: (query: FabricQuery) => void;
  labels: FabricMessages;
}

/** Filters of the fabrics page: each change is an event and a new query. FABRIC-04 */
export function useFabricFilters({ page, query, onQuery, labels }: FabricFiltersInput) {
  const onEvent = useOnEvent();
  const filter = (label: string, next: FabricQuery) => {
    onEvent({ type: 'filterInteraction', label });
    onQuery(next);
  };
  const setValues = (group: FabricGroup, keys: readonly string[]) =>
    filter(
      filterLabel(page.filterFacets, query, group, keys) ?? labels.groups[group],
      withFabricValues(query, group, keys),
    );
  const chips = fabricGroups.flatMap((group) =>
    page.selectedFilters[group].map(({ attributeKey, attributeLabel }) => ({
      key: `${group} ${attributeKey}`,
      label: attributeLabel,
    })),
  );
  return {
    chips,
    setValues,
    clear: () => filter(labels.clearAll, withoutFabricFilters(query)),
    sort: (key: string) => {
      const sort = fabricSorts.find((one) => one === key) ?? query.sort;
      filter(labels.sorts[sort], { ...query, sort, page: 1 });
    },
    removeChip: (chip: string) => {
      const group = fabricGroups.find((one) => chip.startsWith(`${one} `));
      if (!group) return;
      const left = (query.values[group] ?? []).filter((key) => chip !== `${group} ${key}`);
      setValues(group, left);
    },
  };
}

export type FabricFilters = ReturnType<typeof useFabricFilters>;
