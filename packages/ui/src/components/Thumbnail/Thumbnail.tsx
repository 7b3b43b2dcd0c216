'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Glyph } from '../Icon/Glyph.tsx';
import { play } from '../Icon/icons.ts';
import * as css from './Thumbnail.css.ts';
import { withRef } from '../../react-18.ts';

export interface ThumbnailProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Names what it shows or does, as `Show image 2 of 6`. */
  label: string;
  /** An `Image` with an empty alternative text. */
  picture: ReactNode;
  /** It is the one that is shown. */
  selected?: boolean;
  /** Words over the picture, as `View All`. GALL-05 */
  overlay?: ReactNode;
  /** Marks a moving picture. */
  video?: boolean;
}

/** Small image that selects the large one. */
export const Thumbnail = withRef(function Thumbnail({
  label,
  picture: image,
  selected = false,
  overlay,
  video = false,
  className,
  ...rest
}: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={selected || undefined}
      {...rest}
      className={cx(css.root, className)}
    >
      {image}
      {video && (
        <span className={css.badge}>
          <Glyph d={play} size={20} />
        </span>
      )}
      {overlay !== undefined && <span className={css.overlay}>{overlay}</span>}
    </button>
  );
});
