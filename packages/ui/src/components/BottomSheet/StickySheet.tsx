'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { isFilled } from '../../is-filled.ts';
import { containEvents } from '../../contain-events.ts';
import * as layer from '../Dialog/Dialog.css.ts';
import { useOverflow } from '../Dialog/useOverflow.ts';
import { up } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import * as css from './BottomSheet.css.ts';
import { useSwipe } from './useSwipe.ts';
import { withRef } from '../../react-18.ts';

export interface StickySheetProps extends Omit<ComponentProps<'section'>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  openLabel: string;
  closeLabel: string;
}

/** The sheet that never leaves: its header and foot stay at the bottom, what is between slides in and out. */
export const StickySheet = withRef(function StickySheet(props: StickySheetProps) {
  const { open, onOpenChange, title, description, actions, openLabel, closeLabel, ...others } = props;
  const { className, onKeyDown, children, ...rest } = others;
  const id = useId();
  const turn = useRef<HTMLButtonElement>(null);
  const [inside, overflows] = useOverflow();
  const swipe = useSwipe(
    { onDown: open ? () => onOpenChange(false) : undefined, onUp: open ? undefined : () => onOpenChange(true) },
    'section',
  );
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || !open || event.defaultPrevented) return;
    turn.current?.focus();
    onOpenChange(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles from the content
    <section
      aria-labelledby={`${id}t`}
      {...containEvents({ ...rest, onKeyDown: handleKeyDown })}
      className={cx(css.sticky, css.slides, className)}
    >
      <header {...swipe} className={cx(css.head, layer.grip)}>
        <div className={layer.text}>
          <h2 id={`${id}t`} className={css.title}>
            {title}
          </h2>
          {isFilled(description) && <p className={layer.description}>{description}</p>}
        </div>
        <GlyphButton
          ref={turn}
          d={up}
          label={open ? closeLabel : openLabel}
          aria-expanded={open}
          aria-controls={`${id}c`}
          className={css.turn}
          onClick={() => onOpenChange(!open)}
        />
      </header>
      <div className={css.drawer} data-open={open || undefined}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what it can focus */}
        <div ref={inside} id={`${id}c`} className={css.inside} tabIndex={open && overflows ? 0 : undefined}>
          <div className={css.body}>{children}</div>
        </div>
      </div>
      {isFilled(actions) && <footer className={css.foot}>{actions}</footer>}
    </section>
  );
});
