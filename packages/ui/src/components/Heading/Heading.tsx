import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as css from './Heading.css.ts';
import { withRef } from '../../react-18.ts';

const variants = cva(css.root, { variants: { size: css.size } });

const byLevel = {
  1: { Tag: 'h1', size: 'h1' },
  2: { Tag: 'h2', size: 'h2' },
  3: { Tag: 'h3', size: 'h3' },
  4: { Tag: 'h4', size: 'h3' },
} as const;

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Level in the page outline; independent of the size. */
  level: 1 | 2 | 3 | 4;
  /** Type step; by default that of the level. */
  size?: 'hero' | 'h1' | 'h2' | 'h3';
}

/** Heads a part of the page; its place in the outline and its size are two things. */
export const Heading = withRef(function Heading({ level, size, className, children, ...rest }: HeadingProps) {
  const { Tag, size: ofLevel } = byLevel[level];
  return (
    <Tag {...rest} className={variants({ size: size ?? ofLevel, className })}>
      {children}
    </Tag>
  );
});
