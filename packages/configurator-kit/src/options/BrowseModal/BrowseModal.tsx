'use client';

import { Dialog, TextButton, withRef } from '@settee/ui';
import { BrowseActions } from '../BrowseChoices/BrowseActions.tsx';
import { BrowseBar } from '../BrowseChoices/BrowseBar.tsx';
import { BrowseChoices } from '../BrowseChoices/BrowseChoices.tsx';
import type { BrowseProps } from '../browse-props.ts';
import { useBrowsePanel } from '../BrowseChoices/useBrowsePanel.ts';
import { FabricFilters } from '../FabricFilters/FabricFilters.tsx';
import { MaterialLine } from '../MaterialSummary/MaterialLine.tsx';
import type { RootRef } from '../../root-ref.ts';
import * as css from './BrowseModal.css.ts';

/** New browse modal: sticky summary, and facets next to the choices. BROWSE-12 to BROWSE-15 */
export const BrowseModal = withRef(function BrowseModal({ ref, ...props }: BrowseProps & RootRef<HTMLDivElement>) {
  const { open, onOpenChange, title, productName, browser, choice, price, labels } = props;
  const { isMobile, filterButton, columns, setOpen, apply } = useBrowsePanel({
    browser,
    onOpenChange,
    staysOpen: true,
  });
  const { isPanelOpen } = browser;
  return (
    <Dialog
      ref={ref}
      open={open}
      onOpenChange={setOpen}
      title={labels.browseTitle(title)}
      size="wide"
      className={css.layer}
      aria-describedby={undefined}
      actions={<BrowseActions {...props} />}
    >
      {isMobile && (
        <TextButton onClick={() => setOpen(false)} className={css.back}>
          {labels.backTo(productName)}
        </TextButton>
      )}
      <div className={css.top}>
        <section aria-label={labels.summary}>
          <MaterialLine choice={choice} price={price} labels={labels} />
        </section>
        <BrowseBar
          {...{ browser, filterButton, isMobile, labels }}
          sortLabel={labels.sortBy}
          className={css.bar}
          countClassName={css.count}
        />
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
});
