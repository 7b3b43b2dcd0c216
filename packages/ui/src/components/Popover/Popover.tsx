'use client';

import { cva } from 'class-variance-authority';
import {
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { close } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import * as anchor from './anchor.css.ts';
import * as css from './Popover.css.ts';
import type { Align, Side } from './position.ts';
import { useAnchor } from './useAnchor.ts';

const variants = cva([anchor.root, css.root], { variants: { size: css.size, status: anchor.at } });

/** Props of the trigger rendered by `renderTrigger`; spread them on a button. */
export type PopoverTriggerProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'popoverTarget' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
>;

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'ref' | 'popover'> {
  /** Names the popover for screen readers. */
  label: string;
  /** The button it belongs to. */
  renderTrigger: (props: PopoverTriggerProps) => ReactElement;
  /** Opens and closes it from outside; without it the trigger does. */
  open?: boolean;
  /** Called when it was opened or closed, by whatever means. */
  onOpenChange?: (open: boolean) => void;
  /** Side of the trigger; the other one when only that has room. */
  side?: Side;
  /** The edge it shares with its trigger. */
  align?: Align;
  /** Width of 240, 360 or 520 px at most. */
  size?: 'small' | 'regular' | 'wide';
  /** Shows a cross with this name. */
  closeLabel?: string;
}

/** Small overlay next to its button, above everything; a click outside, Escape or moving the focus out closes it. */
export function Popover({
  label,
  renderTrigger,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  size = 'regular',
  closeLabel,
  className,
  children,
  ...rest
}: PopoverProps) {
  const own = useId();
  const id = rest.id ?? own;
  const trigger = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const notify = useRef(onOpenChange);
  useAnchor(trigger, layer, shown, side, align);

  const requestedOpen = useRef(false);
  useEffect(() => {
    if (open === undefined || open === requestedOpen.current) return;
    requestedOpen.current = open;
    layer.current?.togglePopover?.(open);
  }, [open]);
  useEffect(() => {
    // In server-rendered HTML it may be opened before this script loads.
    if (!layer.current?.togglePopover || !layer.current.matches(':popover-open')) return;
    // oxlint-disable-next-line react-compiler/set-state-in-effect -- only the browser knows
    setShown(true);
    notify.current?.(true);
  }, []);

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    rest.onToggle?.(event);
    const { currentTarget } = event;
    const isOpen = event.newState === 'open';
    setShown(isOpen);
    onOpenChange?.(isOpen);
    const active = document.activeElement;
    const isLost = active === document.body || currentTarget.contains(active);
    if (!isOpen && isLost) trigger.current?.focus({ preventScroll: true });
    if (isOpen && !currentTarget.contains(active)) currentTarget.focus({ preventScroll: true });
  };
  const left = (event: FocusEvent<HTMLDivElement>) => {
    rest.onBlur?.(event);
    const to = event.relatedTarget;
    if (to && to !== trigger.current && !event.currentTarget.contains(to)) event.currentTarget.hidePopover();
  };

  return (
    <>
      {renderTrigger({
        ref: trigger,
        popoverTarget: id,
        'aria-haspopup': 'dialog',
        'aria-expanded': shown,
        'aria-controls': shown ? id : undefined,
      })}
      <div
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        data-over={shown || undefined}
        {...rest}
        id={id}
        ref={layer}
        popover="auto"
        onToggle={toggled}
        onBlur={left}
        className={variants({ size, status: `${side} ${align}`, className })}
      >
        {closeLabel !== undefined && (
          <GlyphButton
            d={close}
            label={closeLabel}
            className={css.close}
            onClick={() => layer.current?.hidePopover()}
          />
        )}
        <div className={css.body}>{children}</div>
      </div>
    </>
  );
}
