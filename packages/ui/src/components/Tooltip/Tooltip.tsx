'use client';

import { cva } from 'class-variance-authority';
import {
  type ComponentProps,
  type FocusEventHandler,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { containEvents } from '../../contain-events.ts';
import * as anchor from '../Popover/anchor.css.ts';
import type { Align, Side } from '../Popover/position.ts';
import { useAnchor } from '../Popover/useAnchor.ts';
import * as css from './Tooltip.css.ts';
import { withRef } from '../../react-18.ts';
import { useHint } from './useHint.ts';

const variants = cva([anchor.root, css.root], { variants: { status: anchor.at } });

/** Props of the trigger rendered by `renderTrigger`; spread them on a focusable control. */
export interface TooltipTriggerProps {
  ref: Ref<HTMLButtonElement & HTMLAnchorElement>;
  'aria-describedby': string;
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onPointerDown: PointerEventHandler;
  onFocus: FocusEventHandler<HTMLElement>;
  onBlur: FocusEventHandler<HTMLElement>;
}

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'popover' | 'content' | 'children'> {
  /** Description of the control, without interactive elements. */
  content: ReactNode;
  /** The control that is described. */
  renderTrigger: (props: TooltipTriggerProps) => ReactElement;
  /** Hover time before it shows, in ms; keyboard focus has no delay. */
  delay?: number;
  /** Side of the trigger; another one when only that has room. */
  side?: Side;
  /** The edge it shares with its trigger. */
  align?: Align;
}

/** A description shown on hover and on keyboard focus; the mouse may move onto it, Escape takes it away. */
export const Tooltip = withRef(function Tooltip({
  ref,
  content,
  renderTrigger,
  delay = 300,
  side = 'top',
  align = 'center',
  className,
  ...rest
}: TooltipProps) {
  const own = useId();
  const id = rest.id ?? own;
  const trigger = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => layer.current!, []);
  const { open, onTrigger, onLayer } = useHint(layer, delay);
  useAnchor(trigger, layer, open, side, align);

  return (
    <>
      {renderTrigger({ ref: trigger, 'aria-describedby': id, ...onTrigger })}
      <div
        role="tooltip"
        data-over={open || undefined}
        {...containEvents({ ...rest, ...onLayer })}
        id={id}
        ref={layer}
        popover="manual"
        className={variants({ status: `${side} ${align}`, className })}
      >
        {content}
      </div>
    </>
  );
});
