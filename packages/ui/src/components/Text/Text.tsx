import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { withRef } from '../../react-18.ts';
import * as css from './Text.css.ts';

const variants = cva('', { variants: { size: css.size, tone: css.tone, strong: { true: css.strong } } });

export interface TextProps extends ComponentProps<'span'> {
  /** The element to render. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'small' | 'strong' | 'em' | 'address' | 'figcaption';
  /** Type step; `md` by default for a `p`, other elements inherit the size. */
  size?: 'lg' | 'md' | 'sm' | 'xs';
  /** Meaning of the text; inherits the text color by default. */
  tone?: 'ink' | 'muted' | 'critical' | 'positive' | 'signal';
  /** Sets the words off without making a heading of them. */
  strong?: boolean;
}

/** Running text in the type steps and tones of the brand. */
export const Text = withRef(function Text({
  as = 'p',
  size = as === 'p' ? 'md' : undefined,
  tone,
  strong,
  className,
  ...rest
}: TextProps) {
  const Tag = as as 'span';
  return <Tag {...rest} className={variants({ size, tone, strong, className }) || undefined} />;
});
