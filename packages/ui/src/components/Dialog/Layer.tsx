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
import { usePresence } from './usePresence.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { useScrollLock } from './useScrollLock.ts';

const look = cva(css.layer, { variants: { from: css.from, size: css.size } });

const refuse = (event: Event) => event.preventDefault();

/** Escape closes what stands over the layer first, such as a popover or a tooltip. */
function closeWhatIsOver(event: Event) {
  if (document.activeElement?.matches('[data-suggests]')) return event.preventDefault();
  const over = [...document.querySelectorAll<HTMLElement>('[data-over]')].find((layer) => layer.checkVisibility());
  if (!over) return;
  event.preventDefault();
  over.hidePopover();
}

export interface LayerProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'ref' | 'title' | 'asChild' | 'forceMount'> {
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
  /** Without it neither cross, Escape nor a press beside it close the layer: a choice must be made. */
  dismissible?: boolean;
  /** Buttons, fixed at the foot. */
  actions?: ReactNode;
  /** Where the layer comes from. */
  from: keyof typeof css.from;
  /** Makes the header a handle that a finger can take hold of. */
  grip?: ComponentProps<'header'>;
}

/** What a dialog and a slide-out have in common. */
export function Layer({
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
  style,
  children,
  onOpenAutoFocus,
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

  const focusLayer = (event: Event) => {
    onOpenAutoFocus?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    layer.current?.focus({ preventScroll: true });
  };
  const giveBack = (event: Event) => {
    onCloseAutoFocus?.(event);
    returnFocus(event);
  };

  if (!isPresent) return null;
  return createPortal(
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keyboard has Escape and the cross */}
      <div
        className={css.scrim}
        data-state={open ? 'open' : 'closed'}
        style={{ pointerEvents: open ? 'auto' : 'none' }}
        // Whoever opens it by a double click has not asked to close it.
        onClick={(event) => dismissible && event.detail < 2 && onOpenChange(false)}
      />
      <Radix.Content
        forceMount
        aria-modal="true"
        // Radix's own title and description name the layer in one more pass.
        aria-labelledby={`${id}title`}
        aria-describedby={cx(describedBy, isDescribed && `${id}description`) || undefined}
        onEscapeKeyDown={dismissible ? closeWhatIsOver : refuse}
        onInteractOutside={refuse}
        {...rest}
        onOpenAutoFocus={focusLayer}
        onCloseAutoFocus={giveBack}
        ref={layer}
        // Radix lets it take presses only after one more rendering.
        style={{ ...style, pointerEvents: open ? 'auto' : 'none' }}
        className={look({ from, size, className })}
      >
        <header {...grip} className={cx(css.head, grip && css.grip)}>
          <div className={css.words}>
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
      </Radix.Content>
    </Radix.Root>,
    document.body,
  );
}
