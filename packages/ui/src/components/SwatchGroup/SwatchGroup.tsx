import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './SwatchGroup.css.ts';
import { withRef } from '../../react-18.ts';

export interface SwatchGroupProps extends ComponentProps<'fieldset'> {
  /** Names the group. */
  legend: ReactNode;
  /** Hides the legend visually; screen readers still read it. */
  hideLegend?: boolean;
}

/** Swatches in a grid: arrow keys move between them, the group is one tab stop. */
export const SwatchGroup = withRef(function SwatchGroup({
  legend,
  hideLegend,
  className,
  children,
  ...rest
}: SwatchGroupProps) {
  return (
    <fieldset {...rest} className={cx(css.root, className)}>
      <legend className={hideLegend ? hidden.root : css.legend}>{legend}</legend>
      <div className={css.tiles}>{children}</div>
    </fieldset>
  );
});
