'use client';

import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as Radix from '@radix-ui/react-dialog';
import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { isFilled } from '../../is-filled.ts';
import { containEvents } from '../../contain-events.ts';
import { withRef } from '../../react-18.ts';
import { close } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import * as css from './Dialog.css.ts';
import { useOverflow } from './useOverflow.ts';
import { useModal } from './useModal.ts';

const variants = cva(css.layer, { variants: { from: css.from, size: css.size } });

/** Closes what is open above the overlay, such as a popover or a tooltip; returns whether Escape is handled by that. */
function closeWhatIsOver(): boolean {
  if (document.activeElement?.matches('[data-suggests]')) return true;
  const over = [...document.querySelectorAll<HTMLElement>('[data-over]')].find((layer) => layer.checkVisibility());
  over?.hidePopover();
  return Boolean(over);
}

export interface LayerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is shown; while it is, the page behind is out of reach. Always given: the app opens it. */
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

interface ModalHeaderProps extends Pick<LayerProps, 'title' | 'description' | 'grip' | 'dismissible'> {
  closeLabel: string;
}

function ModalHeader({ title, description, closeLabel, grip, dismissible }: ModalHeaderProps) {
  return (
    <header {...grip} className={cx(css.head, grip && css.grip)}>
      <div className={css.text}>
        <Radix.Title className={css.title}>{title}</Radix.Title>
        {isFilled(description) && <Radix.Description className={css.description}>{description}</Radix.Description>}
      </div>
      {dismissible && (
        <Radix.Close asChild>
          <GlyphButton d={close} label={closeLabel} className={css.close} />
        </Radix.Close>
      )}
    </header>
  );
}

/** Separate, so that its first measurement does not render the overlay again. */
function ModalBody({ children }: Pick<LayerProps, 'children'>) {
  const [body, overflows] = useOverflow();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what it can focus
    <div ref={body} className={css.body} tabIndex={overflows ? 0 : undefined}>
      {children}
    </div>
  );
}

const scrim = (onClick: () => void) =>
  containEvents({
    className: css.scrim,
    style: { pointerEvents: undefined },
    // The second click of a double click that opened the overlay must not close it.
    onClick: (event: MouseEvent) => event.detail < 2 && onClick(),
  });

/** Shared base of dialog, flyout, slide-out and bottom sheet: Radix's dialog in the style of the brand. */
export const ModalSurface = withRef(function ModalSurface({
  ref,
  open,
  onOpenChange,
  title,
  description,
  size = 'regular',
  closeLabel: givenCloseLabel,
  dismissible = true,
  actions,
  from,
  grip,
  className,
  children,
  onKeyDown,
  onCloseAutoFocus,
  ...rest
}: LayerProps) {
  const closeLabel = useWord('close', givenCloseLabel, 'Close');
  const modal = useModal(open, { onKeyDown, onClosed: onCloseAutoFocus });

  const onEscapeKeyDown = (event: KeyboardEvent) => {
    // Escape while a word is composed ends the composing only.
    if (event.isComposing || closeWhatIsOver() || !dismissible) event.preventDefault();
  };

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay {...scrim(() => dismissible && onOpenChange(false))} />
        <Radix.Content
          asChild
          aria-modal="true"
          {...containEvents({ ...rest, ...modal })}
          onEscapeKeyDown={onEscapeKeyDown}
          className={variants({ from, size, className })}
        >
          <div ref={ref}>
            <ModalHeader
              title={title}
              description={description}
              closeLabel={closeLabel}
              grip={grip}
              dismissible={dismissible}
            />
            <ModalBody>{children}</ModalBody>
            {isFilled(actions) && <footer className={css.foot}>{actions}</footer>}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});
