'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './FilterPanel.css.ts';
import { withRef } from '../../react-18.ts';

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
  /** Words of that button, such as `Show 24 Fabrics`. */
  applyLabel?: string;
  /** Empties the filters. */
  onClearAll?: () => void;
  /** Words of the button that empties them. */
  clearLabel?: string;
  /** There is nothing to clear. */
  isEmpty?: boolean;
  /** Results are loading. */
  busy?: boolean;
  /** `FacetGroup`s, a `SortMenu`, switches. */
  children: ReactNode;
}

type FootProps = Pick<FilterPanelProps, 'onApply' | 'applyLabel' | 'onClearAll' | 'clearLabel' | 'isEmpty' | 'busy'>;

/** Buttons that apply and empty the filters. */
function Foot({ onApply, applyLabel: apply, onClearAll, clearLabel: clear, isEmpty, busy }: FootProps) {
  const applyLabel = useWord('apply', apply, 'Apply');
  const clearLabel = useWord('clearAll', clear, 'Clear All');
  if (!onApply && !onClearAll) return null;
  return (
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
  );
}

/** Panel of filters and sort: selections are collected and applied together. FILTER-09 */
export const FilterPanel = withRef(function FilterPanel(props: FilterPanelProps) {
  const { title, hideTitle = false, count, applied, onApply, applyLabel, onClearAll, ...others } = props;
  const { clearLabel, isEmpty = false, busy = false, className, children, ...rest } = others;
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
      <Foot {...{ onApply, applyLabel, onClearAll, clearLabel, isEmpty, busy }} />
    </form>
  );
});
