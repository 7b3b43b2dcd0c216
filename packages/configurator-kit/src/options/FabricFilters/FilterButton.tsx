'use client';

import { countSelected } from '@settee/domain';
import { Button, Skeleton, withRef } from '@settee/ui';
import type { Ref } from 'react';
import type { FabricBrowserMessages } from '../browse-messages.ts';
import type { FabricBrowserControl } from '../useFabricBrowser.ts';

export interface FilterButtonProps {
  browser: FabricBrowserControl;
  /** A panel that was closed on a phone is not applied. */
  isMobile: boolean;
  labels: FabricBrowserMessages;
  ref: Ref<HTMLButtonElement>;
}

/**
 * Opens and closes the filters and shows the number of applied filters; its space is reserved until they load.
 * FILTER-14
 */
export const FilterButton = withRef(function FilterButton({ browser, isMobile, labels, ref }: FilterButtonProps) {
  const { isFilterShown, isLoading, isPanelOpen, applied, openPanel, closePanel } = browser;
  if (!isFilterShown) return isLoading && <Skeleton width="5.5rem" height="2.75rem" />;
  return (
    <Button
      ref={ref}
      tone="outline"
      size="small"
      aria-expanded={isPanelOpen}
      onClick={isPanelOpen ? () => closePanel(!isMobile) : openPanel}
    >
      {isPanelOpen ? labels.closeFilter : labels.filter(countSelected(applied.values))}
    </Button>
  );
});
