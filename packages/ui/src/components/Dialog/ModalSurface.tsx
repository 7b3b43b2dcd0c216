'use client';

import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as Radix from '@radix-ui/react-dialog';
import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
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

/** Props of the trigger rendered by `renderTrigger`; spread them on a button. */
export interface DialogTriggerProps
  extends Pick<ComponentProps<'button'>, 'ref' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick'> {}

export interface SurfaceProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger?: RefObject<HTMLButtonElement | null> | undefined;
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

export interface LayerState {
  /** Whether it is shown, when the parent controls it; while it is, the page behind is out of reach. */
  open?: boolean;
  /** Whether it is shown first while `open` is not given; closed by default. */
  defaultOpen?: boolean;
  /** Called with `false` when the shopper closes it, and with `true` when its trigger opens it. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it and has the focus after it; without it, the parent opens it by `open`. */
  renderTrigger?: (props: DialogTriggerProps) => ReactElement;
}

export interface LayerProps extends Omit<SurfaceProps, 'open' | 'onOpenChange' | 'trigger'>, LayerState {}

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
  if (!isFilled(children)) return null;
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
  trigger,
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
}: SurfaceProps) {
  const closeLabel = useWord('close', givenCloseLabel, 'Close');
  const modal = useModal(open, { trigger, onKeyDown, onClosed: onCloseAutoFocus });

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
