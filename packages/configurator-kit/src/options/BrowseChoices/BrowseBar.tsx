import { parseSortType } from '@settee/domain';
import { ResultCount, SortMenu } from '@settee/ui';
import type { RefObject } from 'react';
import type { BrowseProps } from '../browse-props.ts';
import { sortOptions } from '../FabricFilters/FabricFilters.tsx';
import { FilterButton } from '../FabricFilters/FilterButton.tsx';

interface BrowseBarProps extends Pick<BrowseProps, 'browser' | 'labels'> {
  filterButton: RefObject<HTMLButtonElement | null>;
  isMobile: boolean;
  sortLabel: string;
  className: string;
  countClassName: string;
}

/** Filter button, order and number of the materials that are browsed. */
export function BrowseBar(props: BrowseBarProps) {
  const { browser, labels, filterButton, isMobile, sortLabel, className, countClassName } = props;
  return (
    <div className={className}>
      <FilterButton ref={filterButton} browser={browser} isMobile={isMobile} labels={labels} />
      <SortMenu
        label={sortLabel}
        options={sortOptions(labels)}
        value={String(browser.filters.sort)}
        onValueChange={(key) => browser.sort(parseSortType(key))}
      />
      <ResultCount
        count={browser.count}
        countLabel={labels.count}
        busy={browser.isBusy || browser.isLoading}
        className={countClassName}
      />
    </div>
  );
}
