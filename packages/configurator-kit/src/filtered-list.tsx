import { Button, ChipGroup, type ChipItem, EmptyState } from '@settee/ui';
import type { RefObject } from 'react';

interface FilteredListProps {
  filters: {
    /** A chip for each value of the applied filters. */
    chips: readonly ChipItem[];
    removeChip: (key: string) => void;
    clear: () => void;
  };
  /** Gets the focus when the last chip or the clicked button is removed. */
  counter: RefObject<HTMLElement | null>;
  className?: string;
}

interface FilterChipsProps extends FilteredListProps {
  labels: { chips: string; clearAll: string; removeFilter: (filter: string) => string };
}

/** Chips of the applied filters above a list. */
export function FilterChips({ filters, counter, className, labels }: FilterChipsProps) {
  return (
    <ChipGroup
      label={labels.chips}
      items={filters.chips}
      onRemove={filters.removeChip}
      onClearAll={filters.clear}
      clearLabel={labels.clearAll}
      removeLabel={labels.removeFilter}
      focusAfter={counter}
      className={className}
    />
  );
}

interface NoMatchesProps extends FilteredListProps {
  labels: { noneTitle: string; noneText: string; clearAll: string };
}

/** In place of a list that the filters leave empty. */
export function NoMatches({ filters, counter, className, labels }: NoMatchesProps) {
  const clear = () => {
    filters.clear();
    counter.current?.focus();
  };
  return (
    <EmptyState
      title={labels.noneTitle}
      className={className}
      actions={
        <Button tone="outline" onClick={clear}>
          {labels.clearAll}
        </Button>
      }
    >
      {labels.noneText}
    </EmptyState>
  );
}
