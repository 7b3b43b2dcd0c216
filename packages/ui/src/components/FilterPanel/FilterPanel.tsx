'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './FilterPanel.css.ts';

export interface FilterPanelProps extends Omit<ComponentProps<'form'>, 'title' | 'onSubmit'> {
  /** Heads the panel. */
  title: string;
  /** Hidden where the layer around the panel shows the title itself. */
  hideTitle?: boolean;
  /** Number of filtered results, as a `ResultCount`. */
  count?: ReactNode;
  /** Active filters, as a `ChipGroup`. */
  applied?: ReactNode;
  /** Applies the selections; without it they apply immediately. */
  onApply?: () => void;
  /** Words of that button, such as `Show 24 fabrics`. */
  applyLabel?: string;
  /** Empties the filters. */
  onClearAll?: () => void;
  /** Words of the button that empties them. */
  clearLabel?: string;
  /** There is nothing to clear. */
  isEmpty?: boolean;
  /** Results are under way. */
  busy?: boolean;
  /** `FacetGroup`s, a `SortMenu`, switches. */
  children: ReactNode;
}

/** Panel of filters and sort: selections are collected and applied together. FILTER-09 */
export function FilterPanel(props: FilterPanelProps) {
  const { title, hideTitle = false, count, applied, onApply, applyLabel = 'Apply', onClearAll, ...others } = props;
  const { clearLabel = 'Clear All', isEmpty = false, busy = false, className, children, ...rest } = others;
  return (
    <form
      aria-label={title}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onApply?.();
      }}
      className={cx(css.root, className)}
    >
      {(!hideTitle || count) && (
        <div className={css.head}>
          {!hideTitle && (
            <Heading level={2} size="h3">
              {title}
            </Heading>
          )}
          {count}
        </div>
      )}
      {applied}
      <div className={css.body}>{children}</div>
      {(onApply || onClearAll) && (
        <div className={css.foot}>
          {onClearAll && (
            <Button
              tone="outline"
              aria-disabled={isEmpty || undefined}
              className={css.clear}
              onClick={isEmpty ? undefined : onClearAll}
            >
              {clearLabel}
            </Button>
          )}
          {onApply && (
            <Button type="submit" busy={busy} className={css.apply}>
              {applyLabel}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
