import type { Messages } from '@settee/ui';
import type { SortType } from '@settee/domain';
import { formatCount } from '@settee/ui';

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** Days as a shopper counts them: weeks from two on. */
const span = (from: number, to: number) =>
  from < 14 ? `${from} to ${to} days` : `${Math.ceil(from / 7)} to ${Math.ceil(to / 7)} weeks`;

const sorts: Readonly<Record<SortType, string>> = {
  1: 'Soonest delivery',
  2: 'Featured',
  3: 'Price: Low to High',
  4: 'Name: A to Z',
};

/** The words of both browsers of materials. */
export const browseMessages = {
  browseTitle: (option: string) => `Browse All ${option}s`,
  filter: (count: number) => (count === 0 ? 'Filter' : `Filter(${count})`),
  closeFilter: 'Close',
  filterTitle: 'Filter and sort',
  apply: 'Apply',
  clearAll: 'Clear All',
  clearAllNew: 'Clear all',
  chips: 'Active filters',
  removeFilter: (label: string) => `Remove ${label} filter`,
  sort: 'Sort',
  sortBy: 'Sort by:',
  sortLabel: (sort: SortType) => sorts[sort],
  count: (count: number) => plural(count, 'choice', 'choices'),
  filtering: 'Loading choices',
  selected: (count: number) => `${count} selected`,
  recent: 'Recently Viewed',
  orderSwatches: 'Order Free Swatches',
  save: 'Save Selection',
  backTo: (title: string) => `Back to ${title}`,
  summary: 'Your selection',
  details: 'Details',
  from: 'From',
  view: (title: string) => `Show ${title}`,
  onProduct: (name: string) => `On ${name}`,
  seenClose: 'Close-up',
  delivered: ({ from, to }: { from: number; to: number }) => `Delivered in ${span(from, to)}`,
  noneSelected: 'None Selected',
  nothingTitle: 'No choices match all of your filters',
  nothingText: 'Remove a filter to see more.',
  filtersMissing: 'We couldn’t load the filters.',
  tryAgain: 'Try Again',
  items: (count: number) => plural(count, 'item', 'items'),
  loadMore: 'Load More',
  showing: ({ shown, count }: { shown: number; count: number }) => `Showing ${shown} of ${count}`,
  disabled: 'unavailable',
  incompatible: 'not available with your other choices',
};

export type FabricBrowserMessages = Messages<typeof browseMessages>;
