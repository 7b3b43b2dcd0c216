'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as layer from '../Dialog/Dialog.css.ts';
import { up } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import * as css from './BottomSheet.css.ts';
import { useSwipe } from './useSwipe.ts';

export interface StickySheetProps extends Omit<ComponentProps<'section'>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  actions?: ReactNode;
  openLabel: string;
  closeLabel: string;
}

/** The sheet that never leaves: its header and foot stay at the bottom, what is between slides in and out. */
export function StickySheet({
  open,
  onOpenChange,
  title,
  actions,
  openLabel,
  closeLabel,
  className,
  children,
  ...rest
}: StickySheetProps) {
  const id = useId();
  const swipe = useSwipe(
    { onDown: open ? () => onOpenChange(false) : undefined, onUp: open ? undefined : () => onOpenChange(true) },
    'section',
  );
  return (
    <section {...rest} aria-labelledby={`${id}t`} className={cx(css.sticky, css.slides, className)}>
      <header {...swipe} className={cx(css.head, layer.grip)}>
        <h2 id={`${id}t`} className={css.title}>
          {title}
        </h2>
        <GlyphButton
          d={up}
          label={open ? closeLabel : openLabel}
          aria-expanded={open}
          aria-controls={`${id}c`}
          className={css.turn}
          onClick={() => onOpenChange(!open)}
        />
      </header>
      <div className={css.drawer} data-open={open || undefined}>
        <div id={`${id}c`} className={css.inside}>
          <div className={css.body}>{children}</div>
        </div>
      </div>
      {actions !== undefined && <footer className={css.foot}>{actions}</footer>}
    </section>
  );
}
