'use client';

import { mobileMaxWidth, parseSortType } from '@settee/domain';
import { Button, Dialog, ResultCount, SortMenu, TextButton, useMediaQuery } from '@settee/ui';
import { useRef } from 'react';
import { BrowseChoices } from '../BrowseChoices/BrowseChoices.tsx';
import type { BrowseProps } from '../browse-props.ts';
import { FabricFilters, sortOptions } from '../FabricFilters/FabricFilters.tsx';
import { FilterButton } from '../FabricFilters/FilterButton.tsx';
import { MaterialLine } from '../MaterialSummary/MaterialLine.tsx';
import * as css from './BrowseModal.css.ts';

/** New browse modal: sticky summary, and facets next to the choices. BROWSE-12 to BROWSE-15 */
export function BrowseModal(props: BrowseProps) {
  const { open, onOpenChange, title, productName, browser, choice, price, onSave, onOrderSwatches, labels } = props;
  const isMobile = useMediaQuery(`(max-width: ${mobileMaxWidth}px)`);
  const filterButton = useRef<HTMLButtonElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const { isPanelOpen } = browser;
  const leave = (isOpen: boolean) => {
    if (!isOpen) browser.closePanel(!isMobile);
    onOpenChange(isOpen);
  };
  const apply = () => {
    browser.apply();
    if (!isMobile) return;
    browser.closePanel(true);
    filterButton.current?.focus({ preventScroll: true });
    // What was scrolled was the panel: the choices start at their first.
    const body = columns.current?.parentElement;
    if (body) body.scrollTop = 0;
  };
  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      title={labels.browseTitle(title)}
      size="wide"
      className={css.layer}
      aria-describedby={undefined}
      actions={
        <>
          {onOrderSwatches && (
            <Button tone="outline" onClick={onOrderSwatches}>
              {labels.orderSwatches}
            </Button>
          )}
          <Button aria-disabled={choice === null || undefined} onClick={choice ? onSave : undefined}>
            {labels.save}
          </Button>
        </>
      }
    >
      {isMobile && (
        <TextButton onClick={() => leave(false)} className={css.back}>
          {labels.backTo(productName)}
        </TextButton>
      )}
      <div className={css.top}>
        <section aria-label={labels.summary}>
          <MaterialLine choice={choice} price={price} labels={labels} />
        </section>
        <div className={css.bar}>
          <FilterButton ref={filterButton} browser={browser} isMobile={isMobile} labels={labels} />
          <SortMenu
            label={labels.sortBy}
            options={sortOptions(labels)}
            value={String(browser.filters.sort)}
            onValueChange={(key) => browser.sort(parseSortType(key))}
          />
          <ResultCount
            count={browser.count}
            countLabel={labels.count}
            busy={browser.isBusy || browser.isLoading}
            className={css.count}
          />
        </div>
      </div>
      <div ref={columns} className={css.columns} data-panel={isPanelOpen || undefined}>
        {isPanelOpen && (
          <FabricFilters
            browser={browser}
            layout="boxes"
            clearLabel={labels.clearAllNew}
            onApply={apply}
            labels={labels}
          />
        )}
        <BrowseChoices {...props} clearLabel={labels.clearAllNew} focusAfter={filterButton} />
      </div>
    </Dialog>
  );
}
