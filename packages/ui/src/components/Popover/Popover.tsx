'use client';

import { cva } from 'class-variance-authority';
import { type ComponentProps, type FocusEvent, type ReactElement, useId, useImperativeHandle, useRef } from 'react';
import { close } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import * as anchor from './anchor.css.ts';
import * as css from './Popover.css.ts';
import type { Align, Side } from './position.ts';
import { containEvents } from '../../contain-events.ts';
import { popoverTarget, withRef } from '../../react-18.ts';
import { useAnchor } from './useAnchor.ts';
import { usePopover } from './usePopover.ts';

const variants = cva([anchor.root, css.root], { variants: { size: css.size, status: anchor.at } });

/** Props of the trigger rendered by `renderTrigger`; spread them on a button. */
export interface PopoverTriggerProps
  extends Pick<ComponentProps<'button'>, 'ref' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  /** Id of the popover that the button opens. */
  popoverTarget?: string;
}

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'popover'> {
  /** Names the popover for screen readers. */
  label: string;
  /** The button it belongs to. */
  renderTrigger: (props: PopoverTriggerProps) => ReactElement;
  /** Opens and closes it from outside; without it the trigger does. */
  open?: boolean;
  /** Opens it first while `open` is not given; closed by default. */
  defaultOpen?: boolean;
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
export const Popover = withRef(function Popover({
  ref,
  label,
  renderTrigger,
  open,
  defaultOpen,
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
  useImperativeHandle(ref, () => layer.current!, []);
  const { isShown, handleBlur } = usePopover({ trigger, layer, open: open ?? defaultOpen, onOpenChange });
  useAnchor(trigger, layer, isShown, side, align);

  return (
    <>
      {renderTrigger({
        ref: trigger,
        ...popoverTarget(id),
        'aria-haspopup': 'dialog',
        'aria-expanded': isShown,
        'aria-controls': isShown ? id : undefined,
      })}
      <div
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        data-over={isShown || undefined}
        {...containEvents({
          ...rest,
          onBlur: (event: FocusEvent<HTMLDivElement>) => {
            rest.onBlur?.(event);
            handleBlur(event);
          },
        })}
        id={id}
        ref={layer}
        popover="auto"
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
});
