import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as css from './Skeleton.css.ts';
import { withRef } from '../../react-18.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Any CSS length, or px. */
  width?: number | string;
  /** Any CSS length, or px. */
  height?: number | string;
  /** Aspect ratio of the final content, as `4 / 3`; replaces `height`. */
  ratio?: string | number;
  /** Bars of text instead of one block. */
  lines?: number;
}

/** Placeholder in the size of the final content; invisible for the first 200 ms and always hidden from screen readers. */
export const Skeleton = withRef(function Skeleton({
  width,
  height,
  ratio,
  lines = 0,
  className,
  style,
  ...rest
}: SkeletonProps) {
  const size = { inlineSize: width, blockSize: height, aspectRatio: ratio, ...style };
  if (lines === 0) {
    return <span {...rest} aria-hidden="true" className={cx(css.block, className)} style={size} />;
  }
  return (
    <span {...rest} aria-hidden="true" className={cx(css.text, className)} style={size}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.bar} />
      ))}
    </span>
  );
});
