'use client';

import { EmptyState, LoadingOverlay, Skeleton, TextButton } from '@settee/ui';
import type { RefObject } from 'react';
import type { BrowseProps } from '../browse-props.ts';
import { FabricGroups } from '../FabricGroups/FabricGroups.tsx';
import { RecentSwatches } from '../RecentSwatches/RecentSwatches.tsx';
import { isNarrowed } from '../useFabricBrowser.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import * as css from './BrowseChoices.css.ts';

export interface BrowseChoicesProps
  extends Pick<BrowseProps, 'browser' | 'choice' | 'onSelect' | 'compatible' | 'recent' | 'format' | 'labels'> {
  clearLabel: string;
  /** Gets the focus when the last chip is removed. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Chips of applied filters, recently viewed choices and the matching choices. */
export function BrowseChoices(props: BrowseChoicesProps) {
  const { browser, choice, onSelect, compatible, recent, format, labels, clearLabel, focusAfter } = props;
  const { filters, groups } = browser;
  // The response has the delivery times that the groups are sorted by: shown before it, they would move under a click.
  const isWaiting = browser.isLoading;
  return (
    <div className={css.root}>
      {!browser.isPanelOpen && <AppliedFilters {...{ browser, clearLabel, focusAfter, labels }} />}
      {browser.isMissing && (
        <p role="status" className={css.missing}>
          {labels.filtersMissing}
          <TextButton onClick={browser.load}>{labels.tryAgain}</TextButton>
        </p>
      )}
      <RecentSwatches choices={recent} value={choice?.code} onSelect={onSelect} labels={labels} />
      <LoadingOverlay busy={browser.isBusy} label={labels.filtering} className={css.veiled}>
        {isWaiting && (
          <div className={css.skeleton}>
            {Array.from({ length: 40 }, (_, index) => (
              <Skeleton key={index} ratio="1" />
            ))}
          </div>
        )}
        {!isWaiting && groups.length === 0 && <EmptyState title={labels.nothingTitle}>{labels.nothingText}</EmptyState>}
        {!isWaiting && groups.length > 0 && (
          <FabricGroups
            groups={groups}
            value={choice?.code}
            onSelect={onSelect}
            compatible={compatible}
            isFiltering={isNarrowed(filters)}
            format={format}
            labels={labels}
          />
        )}
      </LoadingOverlay>
    </div>
  );
}
