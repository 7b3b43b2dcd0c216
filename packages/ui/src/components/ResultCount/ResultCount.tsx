import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { pluralize } from '../../pluralize.ts';
import * as css from './ResultCount.css.ts';

export interface ResultCountProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Total number of items. */
  count: number;
  /** The count in words. */
  countLabel?: (count: number) => string;
  /** A new count is under way; the old one stays and nothing is said. */
  busy?: boolean;
}

const english = (count: number) => `${pluralize(count)} ${count === 1 ? 'result' : 'results'}`;

/** Number of filtered results; a new count is announced once. */
export function ResultCount({ count, countLabel = english, busy = false, className, ...rest }: ResultCountProps) {
  return (
    <p role="status" aria-busy={busy || undefined} {...rest} className={cx(css.root, className)}>
      {countLabel(count)}
    </p>
  );
}
