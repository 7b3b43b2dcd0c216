'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { formatCount } from '../../format-count.ts';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './ResultCount.css.ts';
import { withRef } from '../../react-18.ts';

export interface ResultCountProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Total number of items. */
  count: number;
  /** The count in words. */
  countLabel?: (count: number) => string;
  /** A new count is loading; the old one stays and nothing is announced. */
  busy?: boolean;
}

const english = (count: number) => `${formatCount(count)} ${count === 1 ? 'result' : 'results'}`;

/** Number of filtered results; a new count is announced once. */
export const ResultCount = withRef(function ResultCount({
  count,
  countLabel: givenCountLabel,
  busy = false,
  className,
  ...rest
}: ResultCountProps) {
  const countLabel = useWord('results', givenCountLabel, english);
  return (
    <p role="status" aria-busy={busy || undefined} {...rest} className={cx(css.root, className)}>
      {countLabel(count)}
    </p>
  );
});
