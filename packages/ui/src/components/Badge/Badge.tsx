import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';
import { withRef } from '../../react-18.ts';

const variants = cva(css.root, { variants: { tone: css.tone, shape: css.shape } });

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the text; `signal` for sales and news, once per image. */
  tone?: 'neutral' | 'accent' | 'signal' | 'positive' | 'critical' | 'outline';
  /** `flag` for words, `count` for a figure on an icon. */
  shape?: 'flag' | 'count';
  /** Read out in place of what is shown, as `3 items in your cart`. */
  label?: string;
}

/** Word or number about the element it marks; only repeats other information and is not interactive. */
export const Badge = withRef(function Badge({
  tone = 'neutral',
  shape = 'flag',
  label,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span {...rest} className={variants({ tone, shape, className })}>
      {label === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{children}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
});
