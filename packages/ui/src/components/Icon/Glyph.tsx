import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as css from './Icon.css.ts';
import { withRef } from '../../react-18.ts';

export interface GlyphProps extends ComponentProps<'svg'> {
  /** An outline on a 24 px square. */
  d: string;
  /** Edge in px. */
  size?: number;
  /** Points the way of reading and turns with it. */
  directed?: boolean;
}

/** Draws one outline; for parts that must not carry the whole set of icons. */
export const Glyph = withRef(function Glyph({ d, size = 24, directed = false, className, ...rest }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      aria-hidden="true"
      {...rest}
      className={cx(css.root, directed && css.directed, className)}
    >
      <path d={d} />
    </svg>
  );
});
