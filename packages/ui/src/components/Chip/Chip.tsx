'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './Chip.css.ts';
import { withRef } from '../../react-18.ts';

export interface ChipProps extends ComponentProps<'button'> {
  /** Makes the whole chip a button that takes itself away; shows a cross. */
  onRemove?: () => void;
  /** Accessible name of a removable chip; "Remove filter" and its text by default. */
  removeLabel?: string;
  /** Makes the chip a toggle; true when it is on. */
  pressed?: boolean;
}

/** Filter that is applied or can be selected. */
export const Chip = withRef(function Chip({
  onRemove,
  removeLabel,
  pressed,
  onClick,
  className,
  children,
  ...rest
}: ChipProps) {
  const nameOf = useWord('removeItem', undefined, (label) => `Remove ${label} filter`);
  const named = typeof children === 'string' ? nameOf(children) : undefined;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={onRemove && (removeLabel ?? named)}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        onRemove?.();
      }}
      className={cx(css.root, onRemove && css.removable, className)}
    >
      {children}
      {onRemove && <Icon name="close" size={16} />}
    </button>
  );
});
