'use client';

import * as Radix from '@radix-ui/react-dialog';
import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { close } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import * as css from './Dialog.css.ts';
import { ScrollLock } from './ScrollLock.tsx';
import { useOverflow } from './useOverflow.ts';
import { useReturnFocus } from './useReturnFocus.ts';

const look = cva(css.layer, { variants: { from: css.from, size: css.size } });

const refuse = (event: Event) => event.preventDefault();

/** Escape closes what stands over the layer first, such as a popover or a tooltip. */
function closeWhatIsOver(event: Event) {
  const over = [...document.querySelectorAll<HTMLElement>('[data-over]')].find((layer) => layer.checkVisibility());
  if (!over) return;
  event.preventDefault();
  over.hidePopover();
}

/** A toast belongs to the page as a whole: pressing it leaves the layer open. */
function keepForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}

export interface LayerProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'ref' | 'title' | 'asChild' | 'forceMount'> {
  open: boolean;
  /** Called with `false` when the shopper closes it. */
  onOpenChange: (open: boolean) => void;
  /** Names the layer, on screen and for screen readers. */
  title: ReactNode;
  /** A sentence under the title, read out with it. */
  description?: ReactNode;
  /** Width from 768 px on: 480, 620 or 960 px in the middle, 420, 520 or 720 px at the edge. */
  size?: 'small' | 'regular' | 'wide';
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
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: LayerProps) {
  const { layer, returnFocus } = useReturnFocus(open);
  const [body, overflows] = useOverflow();

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

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          className={css.scrim}
          data-state={open ? 'open' : 'closed'}
          style={{ pointerEvents: open ? 'auto' : 'none' }}
        />
        <Radix.Content
          aria-modal="true"
          onEscapeKeyDown={dismissible ? closeWhatIsOver : refuse}
          onInteractOutside={dismissible ? keepForToasts : refuse}
          {...rest}
          onOpenAutoFocus={focusLayer}
          onCloseAutoFocus={giveBack}
          ref={layer}
          className={look({ from, size, className })}
        >
          <ScrollLock />
          <header {...grip} className={cx(css.head, grip && css.grip)}>
            <div>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className={css.description}>{description}</Radix.Description>
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
          {actions !== undefined && <footer className={css.foot}>{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
