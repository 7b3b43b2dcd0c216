import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { withRef } from '../../react-18.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Element to render, so that hidden text is valid in its context. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend' | 'caption';
}

/** Text for screen readers only. */
export const VisuallyHidden = withRef(function VisuallyHidden({
  as = 'span',
  className,
  ...rest
}: VisuallyHiddenProps) {
  const Tag = as as 'span';
  return <Tag {...rest} className={cx(css.root, className)} />;
});
