import type { BrowseFacet, FilterState } from '@settee/domain';
import type { FabricBrowserMessages } from './browse-messages.ts';
import type { FabricBrowserControl } from './useFabricBrowser.ts';

/** Label of the added or removed value; label of the facet when several changed. */
function getLabel(
  facets: readonly BrowseFacet[],
  filters: FilterState,
  key: string,
  values: readonly string[],
): string {
  const facet = facets.find((each) => each.key === key);
  const before = filters.values[key] ?? [];
  const changed = [...before.filter((one) => !values.includes(one)), ...values.filter((one) => !before.includes(one))];
  const value = changed.length === 1 ? facet?.values.find((each) => each.key === changed[0]) : undefined;
  return value?.label ?? facet?.label ?? key;
}

/** Wraps the control with analytics events for filtering and sorting. EVENT-01 */
export function withFilterTracking(
  browser: FabricBrowserControl,
  labels: Pick<FabricBrowserMessages, 'sortLabel' | 'clearAll'>,
  track: (label: string) => void,
): FabricBrowserControl {
  return {
    ...browser,
    setValues: (facet, values) => {
      track(getLabel(browser.facets, browser.filters, facet, values));
      browser.setValues(facet, values);
    },
    sort: (sort) => {
      track(labels.sortLabel(sort));
      browser.sort(sort);
    },
    clear: () => {
      track(labels.clearAll);
      browser.clear();
    },
  };
}
