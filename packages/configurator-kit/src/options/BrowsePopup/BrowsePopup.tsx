'use client';

import { mobileMaxWidth, parseSortType } from '@settee/domain';
import { Button, Dialog, ResultCount, SortMenu, TextButton, useMediaQuery } from '@settee/ui';
import { useRef, useState } from 'react';
import { BrowseChoices } from '../BrowseChoices/BrowseChoices.tsx';
import type { BrowseProps } from '../browse-props.ts';
import { FabricFilters, sortOptions } from '../FabricFilters/FabricFilters.tsx';
import { FilterButton } from '../FabricFilters/FilterButton.tsx';
import { MaterialLine } from '../MaterialSummary/MaterialLine.tsx';
import { MaterialSummary } from '../MaterialSummary/MaterialSummary.tsx';
import * as css from './BrowsePopup.css.ts';

/** The 'Browse all' popup: a sidebar with pictures, filters as pills; on a phone a details panel at the foot. BROWSE-01 to BROWSE-11 */
export function BrowsePopup(props: BrowseProps) {
  const { open, onOpenChange, title, browser, choice, picture: image, price, onSave, onOrderSwatches, labels } = props;
  const isMobile = useMediaQuery(`(max-width: ${mobileMaxWidth}px)`);
  const [isReported, setReported] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const { isPanelOpen } = browser;
  const summary = <MaterialSummary choice={choice} picture={image} price={price} labels={labels} />;
  const order = onOrderSwatches && (
    <Button tone="outline" onClick={onOrderSwatches}>
      {labels.orderSwatches}
    </Button>
  );
  const apply = () => {
    browser.apply();
    browser.closePanel(true);
    filterButton.current?.focus({ preventScroll: true });
    // What was scrolled was the panel: the choices start at their first.
    const body = columns.current?.parentElement;
    if (body) body.scrollTop = 0;
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) browser.closePanel(!isMobile);
        onOpenChange(isOpen);
      }}
      title={labels.browseTitle(title)}
      size="wide"
      className={css.layer}
      aria-describedby={undefined}
      actions={
        <>
          {isMobile && (
            <section aria-label={labels.summary} className={css.panel}>
              <MaterialLine choice={choice} price={price} labels={labels}>
                {choice && (
                  <TextButton aria-expanded={isReported} onClick={() => setReported(!isReported)}>
                    {labels.details}
                  </TextButton>
                )}
              </MaterialLine>
              {isReported && choice && summary}
            </section>
          )}
          {order}
          <Button aria-disabled={choice === null || undefined} onClick={choice ? onSave : undefined}>
            {labels.save}
          </Button>
        </>
      }
    >
      <div ref={columns} className={css.columns}>
        {!isMobile && (
          <aside aria-label={labels.summary} className={css.sidebar}>
            {summary}
          </aside>
        )}
        <div className={css.main}>
          <div className={css.bar}>
            <FilterButton ref={filterButton} browser={browser} isMobile={isMobile} labels={labels} />
            <SortMenu
              label={labels.sort}
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
          {isPanelOpen && (
            <FabricFilters
              browser={browser}
              layout="pills"
              clearLabel={labels.clearAll}
              onApply={apply}
              labels={labels}
            />
          )}
          <BrowseChoices {...props} clearLabel={labels.clearAll} focusAfter={filterButton} />
        </div>
      </div>
    </Dialog>
  );
}
