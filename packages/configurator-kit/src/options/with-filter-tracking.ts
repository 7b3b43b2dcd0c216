import type { BrowseFacet, FilterState } from '@settee/domain';
import type { FabricBrowserMessages } from './browse-messages.ts';
import type { FabricBrowserControl } from './useFabricBrowser.ts';

/** The label of the value that came or went; of the facet when there were several. */
function getLabel(facets: readonly BrowseFacet[], picks: FilterState, key: string, values: readonly string[]): string {
  const facet = facets.find((each) => each.key === key);
  const before = picks.values[key] ?? [];
  const changed = [...before.filter((one) => !values.includes(one)), ...values.filter((one) => !before.includes(one))];
  const value = changed.length === 1 ? facet?.values.find((each) => each.key === changed[0]) : undefined;
  return value?.label ?? facet?.label ?? key;
}

/** The same control, which also tells what the shopper filters and sorts by. EVENT-01 */
export function withFilterTracking(
  browser: FabricBrowserControl,
  labels: Pick<FabricBrowserMessages, 'sortLabel' | 'clearAll'>,
  tell: (label: string) => void,
): FabricBrowserControl {
  return {
    ...browser,
    pick: (facet, values) => {
      tell(getLabel(browser.facets, browser.picks, facet, values));
      browser.pick(facet, values);
    },
    sort: (sort) => {
      tell(labels.sortLabel(sort));
      browser.sort(sort);
    },
    clear: () => {
      tell(labels.clearAll);
      browser.clear();
    },
  };
}
