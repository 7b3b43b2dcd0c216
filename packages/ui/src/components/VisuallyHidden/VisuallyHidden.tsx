import { cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  /** Element to render, so that hidden text is valid in its context. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend' | 'caption';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={cx(css.root, className)} />;
}
