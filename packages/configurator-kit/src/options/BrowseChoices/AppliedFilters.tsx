import { selectedFacets } from '@settee/domain';
import { ChipGroup } from '@settee/ui';
import type { RefObject } from 'react';
import type { FabricBrowserMessages } from '../browse-messages.ts';
import type { FabricBrowserControl } from '../useFabricBrowser.ts';

export interface AppliedFiltersProps {
  browser: FabricBrowserControl;
  clearLabel: string;
  /** Gets the focus when the last chip is removed. */
  focusAfter?: RefObject<HTMLElement | null>;
  className?: string;
  labels: FabricBrowserMessages;
}

/** A chip for each value of the applied filters; a click removes it. */
export function AppliedFilters({ browser, clearLabel, labels, ...rest }: AppliedFiltersProps) {
  const { facets, applied } = browser;
  const chips = selectedFacets(facets, applied.values).flatMap(({ queryKey, queryValues, chipValues }) =>
    queryValues.map((value, index) => ({ key: `${queryKey} ${value}`, label: chipValues[index] ?? value })),
  );
  return (
    <ChipGroup
      label={labels.chips}
      items={chips}
      onRemove={(chip) => {
        const [facet = '', value = ''] = chip.split(' ');
        browser.setValues(
          facet,
          (applied.values[facet] ?? []).filter((one) => one !== value),
        );
      }}
      onClearAll={browser.clear}
      clearLabel={clearLabel}
      removeLabel={labels.removeFilter}
      {...rest}
    />
  );
}
