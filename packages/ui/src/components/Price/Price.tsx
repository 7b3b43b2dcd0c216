'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './Price.css.ts';
import { withRef } from '../../react-18.ts';

const variants = cva(css.root, { variants: { size: css.size }, defaultVariants: { size: 'regular' } });

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Current price, formatted: `$1,949.00`. */
  now: string;
  /** Former price, formatted; makes `now` a sale price. */
  was?: string;
  /** `large` for the page of one product. */
  size?: 'regular' | 'large';
  /** Read out before `now` when there are two prices. */
  nowLabel?: string;
  /** Read out before `was`. */
  wasLabel?: string;
}

/** Current and former price, labeled for screen readers. */
export const Price = withRef(function Price({
  now,
  was,
  size,
  nowLabel: givenNowLabel,
  wasLabel: givenWasLabel,
  className,
  ...rest
}: PriceProps) {
  const wasLabel = useWord('regularPrice', givenWasLabel, 'Regular price');
  const nowLabel = useWord('salePrice', givenNowLabel, 'Sale price');
  if (was === undefined) {
    return (
      <span {...rest} className={variants({ size, className })}>
        <span className={css.part}>{now}</span>
      </span>
    );
  }
  return (
    <span {...rest} className={variants({ size, className })}>
      <span className={cx(css.part, css.sale)}>
        <VisuallyHidden>{nowLabel} </VisuallyHidden>
        {now}
      </span>{' '}
      <span className={css.part}>
        <VisuallyHidden>{wasLabel} </VisuallyHidden>
        <s className={css.was}>{was}</s>
      </span>
    </span>
  );
});
