'use client';

import { Dialog, TextButton, withRef } from '@settee/ui';
import { useState } from 'react';
import { BrowseActions } from '../BrowseChoices/BrowseActions.tsx';
import { BrowseBar } from '../BrowseChoices/BrowseBar.tsx';
import { BrowseChoices } from '../BrowseChoices/BrowseChoices.tsx';
import type { BrowseProps } from '../browse-props.ts';
import { useBrowsePanel } from '../BrowseChoices/useBrowsePanel.ts';
import { FabricFilters } from '../FabricFilters/FabricFilters.tsx';
import { MaterialLine } from '../MaterialSummary/MaterialLine.tsx';
import { MaterialSummary } from '../MaterialSummary/MaterialSummary.tsx';
import type { RootRef } from '../../root-ref.ts';
import * as css from './BrowsePopup.css.ts';

/** The 'Browse all' popup: a sidebar with pictures, filters as pills; on a phone a details panel at the foot. BROWSE-01 to BROWSE-11 */
export const BrowsePopup = withRef(function BrowsePopup({ ref, ...props }: BrowseProps & RootRef<HTMLDivElement>) {
  const { open, onOpenChange, title, browser, choice, picture, price, labels } = props;
  const panel = useBrowsePanel({ browser, onOpenChange, staysOpen: false });
  const { isMobile, filterButton, columns, setOpen, apply } = panel;
  return (
    <Dialog
      ref={ref}
      open={open}
      onOpenChange={setOpen}
      title={labels.browseTitle(title)}
      size="wide"
      className={css.layer}
      aria-describedby={undefined}
      actions={
        <>
          {isMobile && <FootPanel {...{ choice, picture, price, labels }} />}
          <BrowseActions {...props} />
        </>
      }
    >
      <div ref={columns} className={css.columns}>
        {!isMobile && (
          <aside aria-label={labels.summary} className={css.sidebar}>
            <MaterialSummary {...{ choice, picture, price, labels }} />
          </aside>
        )}
        <div className={css.main}>
          <BrowseBar
            {...{ browser, filterButton, isMobile, labels }}
            sortLabel={labels.sort}
            className={css.bar}
            countClassName={css.count}
          />
          {browser.isPanelOpen && (
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
});

/** The picked material at the foot of a phone's screen; its details open there. */
function FootPanel({ choice, picture, price, labels }: Pick<BrowseProps, 'choice' | 'picture' | 'price' | 'labels'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={labels.summary} className={css.panel}>
      <MaterialLine choice={choice} price={price} labels={labels}>
        {choice && (
          <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {labels.details}
          </TextButton>
        )}
      </MaterialLine>
      {isOpen && choice && <MaterialSummary {...{ choice, picture, price, labels }} />}
    </section>
  );
}
