import { cva } from 'class-variance-authority';
import type { ComponentPropsWithoutRef } from 'react';
import * as css from './Text.css.ts';

const look = cva('', { variants: { size: css.size, tone: css.tone, strong: { true: css.strong } } });

export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /** The element to render. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'small' | 'strong' | 'em' | 'address' | 'figcaption';
  /** Type step; a `p` is `md` unless told, other elements keep the size around them. */
  size?: 'lg' | 'md' | 'sm' | 'xs';
  /** What the words stand for; takes the colour around it unless told. */
  tone?: 'ink' | 'muted' | 'critical' | 'positive' | 'signal';
  /** Sets the words off without making a heading of them. */
  strong?: boolean;
}

/** Running text in the type steps and tones of the brand. */
export function Text({
  as: Tag = 'p',
  size = Tag === 'p' ? 'md' : undefined,
  tone,
  strong,
  className,
  ...rest
}: TextProps) {
  return <Tag {...rest} className={look({ size, tone, strong, className }) || undefined} />;
}
