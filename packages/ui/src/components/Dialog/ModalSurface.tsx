'use client';

import * as Radix from '@radix-ui/react-dialog';
import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { isFilled } from '../../is-filled.ts';
import { close } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import * as css from './Dialog.css.ts';
import { useOverflow } from './useOverflow.ts';
import { useModal } from './useModal.ts';
import { usePresence } from './usePresence.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { useScrollLock } from './useScrollLock.ts';

const variants = cva(css.layer, { variants: { from: css.from, size: css.size } });

/** Closes what is open above the overlay, such as a popover or a tooltip; returns whether Escape is handled by that. */
function closeWhatIsOver(): boolean {
  if (document.activeElement?.matches('[data-suggests]')) return true;
  const over = [...document.querySelectorAll<HTMLElement>('[data-over]')].find((layer) => layer.checkVisibility());
  over?.hidePopover();
  return Boolean(over);
}

export interface LayerProps extends Omit<ComponentProps<'div'>, 'ref' | 'title'> {
  /** Whether it is shown; while it is, the page behind is out of reach. */
  open: boolean;
  /** Called with `false` when the shopper closes it. */
  onOpenChange: (open: boolean) => void;
  /** Names the layer, on screen and for screen readers. */
  title: ReactNode;
  /** A sentence under the title, read out with it. */
  description?: ReactNode;
  /** Width from 768 px on: 480, 620 or 960 px in the middle, 420, 520 or 720 px at the edge. */
  size?: 'small' | 'regular' | 'wide';
  /** Names the cross. */
  closeLabel?: string;
  /** Without it neither close button, Escape nor a click outside closes the overlay: a choice is required. */
  dismissible?: boolean;
  /** Buttons, fixed at the foot. */
  actions?: ReactNode;
  /** Called after the overlay is removed, before the focus returns to its opener; `preventDefault` prevents that. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Edge or position from which the overlay enters. */
  from: keyof typeof css.from;
  /** Makes the header a handle that a finger can take hold of. */
  grip?: ComponentProps<'header'>;
}

/** Shared base of dialog, slide-out and bottom sheet. */
export function ModalSurface({
  open,
  onOpenChange,
  title,
  description,
  size = 'regular',
  closeLabel = 'Close',
  dismissible = true,
  actions,
  from,
  grip,
  className,
  children,
  onCloseAutoFocus,
  'aria-describedby': describedBy,
  ...rest
}: LayerProps) {
  const id = useId();
  const { layer, returnFocus } = useReturnFocus(open);
  const isPresent = usePresence(open, layer);
  useScrollLock(open || isPresent);
  const [body, overflows] = useOverflow();
  const isDescribed = isFilled(description);

  useModal(layer, open, isPresent, {
    onEscape: (event) => {
      event.preventDefault();
      if (!closeWhatIsOver() && dismissible) onOpenChange(false);
    },
    onGone: () => {
      const event = new Event('closeautofocus', { cancelable: true });
      onCloseAutoFocus?.(event);
      if (!event.defaultPrevented) returnFocus();
    },
  });

  const content =
    isPresent &&
    createPortal(
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keyboard has Escape and the cross */}
        <div
          className={css.scrim}
          data-state={open ? 'open' : 'closed'}
          // The second click of a double click that opened the overlay must not close it.
          onClick={(event) => dismissible && event.detail < 2 && onOpenChange(false)}
        />
        <div
          role="dialog"
          tabIndex={-1}
          aria-modal="true"
          aria-labelledby={`${id}title`}
          aria-describedby={cx(describedBy, isDescribed && `${id}description`) || undefined}
          data-state={open ? 'open' : 'closed'}
          {...rest}
          ref={layer}
          className={variants({ from, size, className })}
        >
          <header {...grip} className={cx(css.head, grip && css.grip)}>
            <div className={css.text}>
              <h2 id={`${id}title`} className={css.title}>
                {title}
              </h2>
              {isDescribed && (
                <p id={`${id}description`} className={css.description}>
                  {description}
                </p>
              )}
            </div>
            {dismissible && (
              <GlyphButton d={close} label={closeLabel} className={css.close} onClick={() => onOpenChange(false)} />
            )}
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what it can focus */}
          <div ref={body} className={css.body} tabIndex={overflows ? 0 : undefined}>
            {children}
          </div>
          {isFilled(actions) && <footer className={css.foot}>{actions}</footer>}
        </div>
      </>,
      document.body,
    );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {content}
    </Radix.Root>
  );
}
