import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, Key, ReactNode } from 'react';
import * as css from './SummaryList.css.ts';
import { withRef } from '../../react-18.ts';

const variants = cva(css.row, { variants: { tone: css.tone, strong: { true: css.strong } } });

export interface SummaryRow {
  /** Names the figure. */
  label: ReactNode;
  /** Content at the end of the row, formatted. */
  value: ReactNode;
  /** A small line under the label. */
  note?: ReactNode;
  /** `positive` for what is saved. */
  tone?: 'ink' | 'muted' | 'critical' | 'positive' | 'signal';
  /** Sets the row off by a rule and a larger step: the total. */
  strong?: boolean;
  /** Needed where two rows may carry the same label. */
  key?: Key;
}

export interface SummaryListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** In the order they are shown. */
  rows: readonly SummaryRow[];
}

/** Totals: names at the start, figures aligned at the end. */
export const SummaryList = withRef(function SummaryList({ rows, className, ...rest }: SummaryListProps) {
  return (
    <dl {...rest} className={cx(css.root, className)}>
      {rows.map(({ label, value, note, tone, strong, key }, index) => (
        <div key={key ?? (typeof label === 'string' ? label : index)} className={variants({ tone, strong })}>
          <dt className={css.name}>
            {label}
            {note && <small className={css.note}>{note}</small>}
          </dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
});
